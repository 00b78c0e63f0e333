const mostRedirects = 10;

/** What a visit to the bank ended with: away from the bank (`leftTo`), or a page of it. */
export type VisitEnd = { leftTo: URL } | { status: number; html: string; headers: Headers };

/**
 * A browser's visit to the test bank, for tests: keeps cookies, follows redirects within the bank, and stops
 * where one leads away from it without going there.
 */
export class BankVisit {
  readonly #cookies = new Map<string, { pair: string; path: string }>();
  #url: URL;

  constructor(authorizationUrl: string | URL) {
    this.#url = new URL(authorizationUrl);
  }

  /** Opens the page. */
  async open(): Promise<VisitEnd> {
    return this.#follow(await this.#send(this.#url));
  }

  /** Sends a form of the page that is open: `{ person: 'author' }`, `{ cancel: '1' }` or the typed fields. */
  async send(form: Record<string, string>): Promise<VisitEnd> {
    return this.#follow(await this.#send(this.#url, { method: 'POST', body: new URLSearchParams(form) }));
  }

  async #follow(response: Response): Promise<VisitEnd> {
    const { origin } = this.#url;
    let current = response;
    for (let hops = 0; hops < mostRedirects; hops += 1) {
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
