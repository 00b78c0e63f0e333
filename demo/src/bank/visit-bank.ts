const maxRedirects = 10;

/** How a visit ended: with a redirect away from the bank (`leftTo`), or with a page of the bank. */
export type VisitEnd = { leftTo: URL } | { status: number; html: string; headers: Headers };

/**
 * Visits the test bank as a browser does: it stores cookies and follows redirects within the bank, but not away from
 * it.
 */
export class BankVisit {
  readonly #cookies = new Map<string, { pair: string; path: string }>();
  #url: URL;

  constructor(authorizationUrl: string | URL) {
    this.#url = new URL(authorizationUrl);
  }

  async open(): Promise<VisitEnd> {
    return this.#follow(await this.#send(this.#url));
  }

  /** Submits a form of the open page: `{ person: 'author' }`, `{ cancel: '1' }` or the fields of a typed person. */
  async send(form: Record<string, string>): Promise<VisitEnd> {
    return this.#follow(await this.#send(this.#url, { method: 'POST', body: new URLSearchParams(form) }));
  }

  async #follow(response: Response): Promise<VisitEnd> {
    const { origin } = this.#url;
    let current = response;
    for (let hops = 0; hops < maxRedirects; hops += 1) {
      const location = current.headers.get('location');
      if (!location) return { status: current.status, html: await current.text(), headers: current.headers };
      const next = new URL(location, this.#url);
      if (next.origin !== origin) return { leftTo: next };
      this.#url = next;
      current = await this.#send(next);
    }
    throw new Error('the bank redirects without end');
  }

  async #send(url: URL, init: RequestInit = {}): Promise<Response> {
    const fitting = [...this.#cookies.values()].filter(({ path }) => url.pathname.startsWith(path));
    const cookie = fitting.map(({ pair }) => pair).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const valueOf = (name: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const path = valueOf('path') ?? '/';
    const id = `${pair.split('=')[0]} ${path}`;
    const expires = valueOf('expires');
    if (expires && new Date(expires) < new Date()) this.#cookies.delete(id);
    else this.#cookies.set(id, { pair, path });
  }
}
