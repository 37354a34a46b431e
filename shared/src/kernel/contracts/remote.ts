import * as v from 'valibot';
import type { ComponentType } from 'react';

/** What a screen module resolves to. A screen is a component and nothing else: data and errors are its own affair. */
export interface ScreenModule {
  Component: ComponentType;
}

/** One address of a remote: an absolute path pattern and the screen that comes when it is entered. */
export interface RemoteRoute {
  path: string;
  lazy: () => Promise<ScreenModule>;
}

/** The default export of a remote's only expose, `./routes`. */
export interface RemoteModule {
  contract: 1;
  routes: RemoteRoute[];
}

const isFunction = (value: unknown): value is () => Promise<ScreenModule> => typeof value === 'function';
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

export const pathPattern = v.pipe(
  v.string(),
  v.regex(/^\/[\w\-/:]*$/, 'a path is absolute: letters, digits, "-", "/" and ":name"'),
);

const remoteModule = v.object({
  contract: v.literal(1, 'contract must be 1: build the remote with a platform that this host knows'),
  routes: v.pipe(
    v.array(
      v.object({
        path: pathPattern,
        lazy: v.custom<RemoteRoute['lazy']>(isFunction, 'lazy must be a function: () => import("./screen")'),
      }),
    ),
    v.minLength(1, 'a remote has at least one route'),
  ),
});

const screenModule = v.object({
  Component: v.custom<ComponentType>(isComponent, 'a screen module exports `Component`'),
});

/** Declares a remote's routes; the identity at run time, the contract at compile time. */
export const defineRemote = (module: RemoteModule): RemoteModule => module;

/** Reads what a remote exposed. Throws an Error that says what is wrong with it. */
export function parseRemoteModule(exposed: unknown): RemoteModule {
  return parse(v.object({ default: remoteModule }), exposed, './routes is not a remote module').default;
}

/** Reads what a route's `lazy` resolved to. Throws an Error that says what is wrong with it. */
export function parseScreenModule(module: unknown): ScreenModule {
  return parse(screenModule, module, 'this is not a screen module');
}

function parse<T extends v.GenericSchema>(schema: T, value: unknown, what: string): v.InferOutput<T> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw new Error(`${what}: ${describeIssues(read.issues)}`);
}

/** One line from valibot's issues: `path: message; path: message`. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`).join('; ');
}
