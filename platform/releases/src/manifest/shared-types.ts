import * as v from 'valibot';

/** The file of a host release that describes what it offers to whoever compiles against it. */
export const sharedTypesFile = 'shared-types.json';

/**
 * The public types of shared in a host release: for each entry the names that are values and those that are types only,
 * and the declarations that say what each is.
 */
export const sharedTypes = v.object({
  schema: v.literal(1),
  /** By share key, such as `@rig4u/shared/ui`; `file` is one of `files`. */
  entries: v.record(
    v.string(),
    v.object({ file: v.string(), values: v.array(v.string()), types: v.array(v.string()) }),
  ),
  /** Declaration files, as the compiler writes them, by their paths in shared. */
  files: v.record(v.string(), v.string()),
});

export type SharedTypes = v.InferOutput<typeof sharedTypes>;

/** A name that changed in a way that may break a build or a call that was written for it. */
export interface Narrowed {
  entry: string;
  name: string;
  /** What the compiler says against it. */
  reason: string;
}
