#!/usr/bin/env node
import { ensureInstalled } from './install.mjs';

ensureInstalled('start');
const { register } = await import('tsx/esm/api');
register();
await import('../src/start.ts');
