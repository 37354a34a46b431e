import { isPlainPath } from '@rig4u/releases/store';
import { readBytes } from '../body-bytes';
import { ApiRefusal } from './api-refusal';

const mostFiles = 5_000;

/** The files of a release in a request, each a field of a form under its path. Throws an ApiRefusal. */
export async function uploadedFiles(request: Request, largest: number): Promise<Map<string, Uint8Array>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new ApiRefusal(415, 'A release is sent as multipart/form-data, each file under its path.');
  const bytes = await readBytes(request, largest);
  if (bytes === 'broken') throw new ApiRefusal(400, 'The release did not arrive whole. Send it again.');
  if (bytes === 'too big')
    throw new ApiRefusal(
      413,
      `A release has at most ${largest / 1024 / 1024} MB here. RIG4U_PUBLISH_MB of the gateway sets that.`,
    );
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ApiRefusal(400, 'The form cannot be read. Send it as "rig4u publish --via" does.', {}, cause);
    });
  const files = new Map<string, Uint8Array>();
  for (const [path, value] of form) {
    if (typeof value === 'string' || !isPlainPath(path) || files.has(path) || files.size >= mostFiles)
      throw new ApiRefusal(400, `The form has what is no file of a release: ${JSON.stringify(path.slice(0, 200))}.`);
    files.set(path, new Uint8Array(await value.arrayBuffer()));
  }
  return files;
}
