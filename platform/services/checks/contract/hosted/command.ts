import { parseArgs } from 'node:util';
import { Refusal } from '@rig4u/kernel';
import { withSecretFiles } from '@rig4u/kernel/secret-files';
import type { Env } from '@rig4u/kernel/service-settings';
import { reportInWords } from './report';
import { tryHosted, type Report } from './try-hosted';

export interface ContractCommand {
  argv: readonly string[];
  env: Env;
  say: (line: string) => void;
  complain: (line: string) => void;
  signal?: AbortSignal;
}

/** `pnpm contract --url … --key … [--json]`. Resolves to the exit code: 0 all is as it should be, 2 refused or a policy is broken. */
export async function contractCommand({ argv, env, say, complain, signal }: ContractCommand): Promise<0 | 2> {
  const json = argv.includes('--json');
  try {
    const { url, key } = readFlags(argv);
    const flags = { ...(url && { url }), ...(key && { key }) };
    const report = await tryHosted({ env: await withSecretFiles(env), flags, ...(signal && { signal }) });
    const ok = report.tried.every((one) => one.ok);
    if (json) say(inJson(report, ok));
    else for (const line of reportInWords(report)) say(line);
    return ok ? 0 : 2;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (json) say(JSON.stringify({ ok: false, refused: true, message: error.message }, null, 2));
    else complain(error.message);
    return 2;
  }
}

const inJson = (report: Report, ok: boolean): string => JSON.stringify({ ok, refused: false, ...report }, null, 2);

function readFlags(argv: readonly string[]) {
  const options = { url: { type: 'string' }, key: { type: 'string' }, json: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: argv.filter((word) => word !== '--'), options }).values;
  } catch (error) {
    throw new Refusal(
      `Not understood: ${error instanceof Error ? error.message : String(error)} Write --url, --key and --json.`,
      {
        cause: error,
      },
    );
  }
}
