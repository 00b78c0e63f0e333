import type { Upload } from '@nimio/domain/endpoint';

/** A form with one file, as a browser sends it. */
export function formWith(
  file: Uint8Array,
  { field = 'file', type = 'application/pdf' }: Partial<Upload> = {},
  name = 'verokortti.pdf',
) {
  const boundary = 'a-boundary-of-the-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const text = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { text, type: `multipart/form-data; boundary=${boundary}` };
}
