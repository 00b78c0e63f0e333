import { sendTaxCard } from '@nimio/domain/taxation/taxation.endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file';

/** A request to which the server responds with this. */
function serve(status: number, responseText: string) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      responseText = responseText;
      onload: () => void = () => undefined;
      open = vi.fn();
      setRequestHeader = vi.fn();
      send = () => setTimeout(() => this.onload());
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

const send = () =>
  sendFile(sendTaxCard, { params: { profileHash: 'p'.repeat(22) }, file: new File(['%PDF'], 'card.pdf') });

it('returns the record', async () => {
  serve(201, '{"record":{"taxRate":20}}');
  await expect(send()).resolves.toEqual({ taxRate: 20 });
});

it.each([
  ['a page of a proxy', 200, '<html></html>'],
  ['no content', 200, ''],
  ['a page about an error', 502, '<html></html>'],
])('rejects %s', async (_, status, text) => {
  serve(status, text);
  await expect(send()).rejects.toMatchObject({ code: 'unknownError' });
});
