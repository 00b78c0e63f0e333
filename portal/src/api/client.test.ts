import { searchCustomerData } from '@nimio/domain/customer/customer.endpoints';
import { downloadPaymentFile } from '@nimio/domain/distribution/distribution.endpoints';
import { listMessages } from '@nimio/domain/message/message.endpoints';
import { listProfiles, updateContactInfo } from '@nimio/domain/profile/profile.endpoints';
import { getMe, logOut } from '@nimio/domain/session/session.endpoints';
import { getTerms } from '@nimio/domain/terms/terms.endpoints';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { call, exchange, fetchFile, onResponse } from './client';

const hash = 'p'.repeat(22);
const respond = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string, details: object = {}) =>
  respond({ data: null, error: { status, name: 'E', message: code, details: { code, ...details } } }, status);

/** The arguments of fetch, and its reply. */
function serve(reply: Response | ((init: RequestInit) => Promise<Response>)) {
  const fetch = vi.fn((_url: string, init: RequestInit) =>
    typeof reply === 'function' ? reply(init) : Promise.resolve(reply),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const hanging = (init: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await work.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error('no ApiError', { cause: failure });
  return failure;
};

/** The browser's timeout ignores fake timers. */
const fakedLimit = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
  return controller.signal;
};

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('unwraps a record, a list and an empty answer', async () => {
    serve(respond({ record: { user: 1 } }));
    expect(await call(getMe)).toEqual({ user: 1 });
    serve(respond({ records: [1], total: 1 }));
    expect(await call(listProfiles)).toEqual({ records: [1], total: 1 });
    const list = { messages: [1], total: 1, unread: 0 };
    serve(respond(list));
    expect(await call(listMessages, { params: { profileHash: hash }, query: {} })).toEqual(list);
    serve(respond(undefined, 204));
    expect(await call(logOut)).toBeUndefined();
  });

  it('puts parameters, query, body and tag where they belong', async () => {
    const fetch = serve(respond({ record: {} }, 200, { ETag: '"b"' }));
    await call(getTerms, { query: { language: 'sv' } });
    expect(fetch).toHaveBeenLastCalledWith(
      '/api/terms?language=sv',
      expect.objectContaining({ method: 'GET' }),
    );
    serve(respond({ record: {} }, 200, { ETag: '"b"', Date: 'Fri, 20 Nov 2026 12:00:00 GMT' }));
    const written = await exchange(updateContactInfo, {
      params: { profileHash: hash },
      body: { zipCode: '00100' } as never,
      ifMatch: '"a"',
    });
    expect(written).toMatchObject({ etag: '"b"', servedAt: Date.UTC(2026, 10, 20, 12) });
  });

  it('sends the tag and JSON', async () => {
    const fetch = serve(respond({ record: {} }));
    await call(updateContactInfo, { params: { profileHash: hash }, body: { a: 1 } as never, ifMatch: '"a"' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(`/api/contact-info/${hash}`);
    expect(init?.headers).toMatchObject({ 'If-Match': '"a"', 'Content-Type': 'application/json' });
    expect(init?.body).toBe('{"a":1}');
  });
});

describe('failures', () => {
  it('returns the code and the details of the envelope', async () => {
    serve(
      refusal(422, 'validationError', {
        fields: [{ path: 'zipCode', code: 'tooShort', params: { min: 5 } }],
      }),
    );
    const failure = await failureOf(call(getMe));
    expect(failure).toMatchObject({ code: 'validationError', status: 422 });
    expect(failure.details.fields).toEqual([{ path: 'zipCode', code: 'tooShort', params: { min: 5 } }]);
  });

  it('returns the current record of a stale write', async () => {
    serve(refusal(412, 'stale', { current: { zipCode: '00200' } }));
    const failure = await failureOf(
      call(updateContactInfo, { params: { profileHash: hash }, body: {} as never }),
    );
    expect(failure).toMatchObject({ code: 'stale', details: { current: { zipCode: '00200' } } });
  });

  it.each([
    ['a page of a proxy', new Response('<html>', { status: 502 }), 502],
    ['no envelope', respond({ nope: 1 }, 500), 500],
    ['a success without JSON', new Response('ok'), 200],
  ])('turns %s into an unknown error', async (_, response, status) => {
    serve(response);
    expect(await failureOf(call(getMe))).toMatchObject({ code: 'unknownError', status });
  });

  it('distinguishes a time-out from a broken network', async () => {
    serve(hanging);
    expect(await failureOf(call(getMe, { timeout: 5 }))).toMatchObject({ code: 'timeout', status: 0 });
    serve(() => Promise.reject(new TypeError('failed')));
    expect(await failureOf(call(getMe))).toMatchObject({ code: 'network' });
  });

  it('aborts a call after 15 s, such as the search for customers', async () => {
    vi.useFakeTimers();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(fakedLimit);
    serve(hanging);
    const given = vi.fn<(failure: ApiError) => void>();
    void failureOf(call(searchCustomerData, { query: { search: 'vuo', offset: 0 } })).then(given);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(given.mock.calls).toMatchObject([[{ code: 'timeout' }]]);
    limit.mockRestore();
    vi.useRealTimers();
  });

  it('passes on the caller’s own abort', async () => {
    serve(hanging);
    const controller = new AbortController();
    const work = call(getMe, { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(work).rejects.toThrow('left');
  });

  it('reports a missing session, new terms, and answers', async () => {
    const heard: string[] = [];
    const stop = onResponse((event) => heard.push(event));
    serve(refusal(401, 'sessionMissing'));
    await failureOf(call(getMe));
    serve(refusal(403, 'disclaimerNotAccepted'));
    await failureOf(call(getMe));
    serve(refusal(401, 'invalidUsernameOrPassword'));
    await failureOf(call(getMe));
    serve(respond({ record: {} }));
    await call(getMe);
    stop();
    expect(heard).toEqual(['sessionMissing', 'disclaimerNotAccepted', 'answered', 'sessionUsed']);
  });

  it('does not count a read of published content as use of the session', async () => {
    const heard: string[] = [];
    const stop = onResponse((event) => heard.push(event));
    serve(respond({ record: {} }));
    await call(getTerms, { query: { language: 'fi' } });
    stop();
    expect(heard).toEqual(['answered']);
  });

  it('passes on when the call was sent, regardless of how late the answer is', async () => {
    vi.useFakeTimers({ now: 1000 });
    const sent: number[] = [];
    const stop = onResponse((_, sentAt) => sent.push(sentAt));
    serve(() => {
      vi.setSystemTime(11_000);
      return Promise.resolve(respond({ record: {} }));
    });
    await call(getMe);
    stop();
    expect(sent).toEqual([1000, 1000]);
  });
});

describe('fetchFile', () => {
  const params = { hash };

  it('returns the file under the server’s name', async () => {
    serve(
      new Response('<Document/>', {
        headers: {
          'Content-Type': 'application/xml',
          'Content-Disposition': 'attachment; filename="maksut.xml"',
        },
      }),
    );
    const { name, content } = await fetchFile(downloadPaymentFile, { params });
    expect(name).toBe('maksut.xml');
    expect(content.type).toBe('application/xml');
    expect(await content.text()).toBe('<Document/>');
  });

  it('rejects with the reason of a refusal', async () => {
    serve(refusal(409, 'payerMissing'));
    expect(await failureOf(fetchFile(downloadPaymentFile, { params }))).toMatchObject({
      code: 'payerMissing',
      status: 409,
    });
  });
});
