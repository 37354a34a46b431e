// A journey through all categories is long, and a machine that does other work makes it longer. A limit only ends what hangs.
jest.setTimeout(300_000);
