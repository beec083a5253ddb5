"""The rules as WebAssembly: `python -m zoco.wasm FOLDER` makes the modules, and what a caller must know of them."""
