import { FileRefused } from './refused';

/** The parts of a ZIP file by name, each opened when it is requested. */
export type Parts = (name: string) => Promise<string | undefined>;

interface Entry {
  isEncrypted: boolean;
  method: number;
  packed: number;
  opened: number;
  at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const partMark = 0x04034b50;
const endLength = 22;
const longestRemark = 0xffff;
const mostParts = 2000;

/** Finds the directory at the end of the file, before a comment that is always empty in practice. */
function endOf(view: DataView): number {
  for (
    let at = view.byteLength - endLength;
    at >= Math.max(0, view.byteLength - endLength - longestRemark);
    at--
  )
    if (view.getUint32(at, true) === endMark) return at;
  throw new FileRefused('unreadable');
}

function directoryOf(view: DataView): Map<string, Entry> {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostParts) throw new FileRefused('tooLarge');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (view.getUint32(at, true) !== entryMark) throw new FileRefused('unreadable');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
    entries.set(name, {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      opened: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The bytes of a part as they lie in the file. */
function packedBytes(view: DataView, { at, packed }: Entry): Uint8Array<ArrayBuffer> {
  if (view.getUint32(at, true) !== partMark) throw new FileRefused('unreadable');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + start, packed);
}

/** Decompresses in chunks and stops at the limit, whatever size the file declares. */
async function opened(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel();
      throw new FileRefused('tooLarge');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads the directory of a ZIP file.
 *
 * @param limit bytes that one part may have once it is opened
 * @throws FileRefused when it is none, is encrypted or a part of it is larger
 */
export function readZip(bytes: Uint8Array, limit: number): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directoryOf(view);
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    if (entry.opened > limit) throw new FileRefused('tooLarge');
    if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) throw new FileRefused('unreadable');
    const packed = packedBytes(view, entry);
    return entry.method === 0 ? new TextDecoder().decode(packed) : opened(packed, limit);
  };
}
