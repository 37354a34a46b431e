#!/usr/bin/env node
// Builds parts for `npm start` and stays when that has ended. Its argument is the socket to listen at.
import { register } from 'tsx/esm/api';

/** Modules that are loaded before anybody listens for them. */
const early = [];
let note = (url) => early.push(url);
register({ onImport: (url) => note(url) });
const { runService } = await import('../src/build-service/run-service.ts');
note = await runService(process.argv[2], early);
