// A journey through all categories is long, and a machine that does other work makes it longer. What has a limit of its own says so itself.
jest.setTimeout(120_000);
