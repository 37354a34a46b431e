import { join } from 'node:path';
import { runChild } from '@rig4u/kernel';

/** Writes a certificate for this machine, signed by itself, into a folder: `tls.crt` and `tls.key`. */
export async function writeCertificate(folder: string): Promise<void> {
  const { ok, output } = await runChild('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')],
  ]);
  if (!ok) throw new Error(`openssl made no certificate:\n${output}`);
}
