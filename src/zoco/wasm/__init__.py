"""The rules as WebAssembly: `python -m zoco.wasm FOLDER` builds the modules and their descriptions."""
