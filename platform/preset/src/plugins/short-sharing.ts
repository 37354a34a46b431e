import type { Compiler, RuntimeModule } from 'webpack';

/** Writes the federation's code for sharing in fewer words: it stands in the entry of every remote, which all else waits for. */
export class ShortSharing {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShortSharing', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShortSharing', (module) => {
        if (module.name === 'sharing') rewrite(module, withoutDead);
        if (module.name === 'consumes') rewrite(module, withoutRepeats);
      });
    });
  }
}

function rewrite(module: RuntimeModule, shorter: (code: string) => string): void {
  const generate = module.generate.bind(module);
  module.generate = () => shorter(generate()?.toString() ?? '');
}

/** webpack adds its own code whenever something is shared. The federation's follows it and takes its place. */
const withoutDead = (code: string): string => (code.includes('.federation.') ? code : '');

const taken = new RegExp(
  [
    String.raw`\{\s*fallback: .*,`,
    String.raw`shareScope: \["default"\],`,
    'singleton: true,',
    String.raw`requiredVersion: (?<range>"[^"]*"),`,
    'strictVersion: true,',
    'eager: false,',
    'layer: undefined,',
    String.raw`shareKey: (?<key>"[^"]*"),\s*\}`,
  ].join(String.raw`\s*`),
  'g',
);

/** Every line of a remote's table differs in key and range only. Another form stays as it is. */
export function withoutRepeats(code: string): string {
  const shorter = code.replaceAll(taken, 'rigTaken($<key>, $<range>)');
  return shorter === code ? code : `${line}\n${shorter}`;
}

const line = `var rigTaken = (shareKey, requiredVersion) => ({
  shareKey, requiredVersion, shareScope: ["default"], singleton: true, strictVersion: true, eager: false,
  fallback: () => () => { throw new Error("Can not get '" + shareKey + "'"); }
});`;
