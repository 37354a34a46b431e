// Jest loads this file before every test file; `spec-global.d.ts` gives the function its type.
Object.assign(globalThis, { spec: (_ids: string, title: string): string => title });
