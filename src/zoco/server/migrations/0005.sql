-- What these are called everywhere else: the milliseconds that the server has been answering, and whom to call.
ALTER TABLE house RENAME TO uptime;
ALTER TABLE hooks RENAME TO webhooks;
