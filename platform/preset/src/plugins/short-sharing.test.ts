import { withoutRepeats } from './short-sharing';

/** As @module-federation/enhanced 2.9.2 writes it. */
const entry = (id: string, key: string, range: string, eager = false): string => `"${id}": {
  fallback: ()=>()=>{throw new Error("Can not get '${key}'")},
  shareScope: ["default"],
  singleton: true,
  requiredVersion: "${range}",
  strictVersion: true,
  eager: ${eager},
  layer: undefined,
  shareKey: "${key}",

}`;

describe('the table of what a remote takes', () => {
  it('says the same of every entry in fewer words', () => {
    const long = `var table = {\n${entry('a', 'react', '^19.0.0')},\n${entry('b', '@rig4u/shared/ui', '^1.0.0')}\n};`;
    const short = withoutRepeats(long);
    expect(short).toContain('{\n"a": rigTaken("react", "^19.0.0"),\n"b": rigTaken("@rig4u/shared/ui", "^1.0.0")\n}');
    const taken: unknown = new Function(`${short}; return table.b`)();
    const before: unknown = new Function(`${long}; return table.b`)();
    expect(JSON.parse(JSON.stringify(taken))).toEqual(JSON.parse(JSON.stringify(before)));
    const thrown: unknown = Reflect.get(Object(taken), 'fallback');
    expect(() => typeof thrown === 'function' && thrown()()).toThrow("Can not get '@rig4u/shared/ui'");
  });

  it('leaves an entry of another form as it is', () => {
    const other = `var table = {\n${entry('a', 'react', '^19.0.0', true)}\n};`;
    expect(withoutRepeats(other)).toBe(other);
  });
});
