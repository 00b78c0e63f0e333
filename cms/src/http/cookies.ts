import type { Context } from 'koa';
import type { Browser } from './call.js';
import { networkOf } from './network-of.js';

/** A cookie of the request by its full name. */
export const cookieOf = ({ req }: Context, name: string): string | undefined => {
  for (const item of (req.headers.cookie ?? '').split(';')) {
    const at = item.indexOf('=');
    if (at > 0 && item.slice(0, at).trim() === name) return item.slice(at + 1).trim();
  }
  return undefined;
};

/** Under https the name's prefix binds the cookie to the host. */
const fullName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Cookies of this origin only: HttpOnly, SameSite=Lax (the bank's callback is cross-site), path `/`. */
export function browserOf(ctx: Context, isSecure: boolean): Browser {
  const write = (name: string, value: string, maxAge: number): void =>
    ctx.append(
      'Set-Cookie',
      `${fullName(name, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  return {
    network: networkOf(ctx.ip),
    cookie: (name) => cookieOf(ctx, fullName(name, isSecure)),
    setCookie: write,
    clearCookie: (name) => write(name, '', 0),
  };
}
