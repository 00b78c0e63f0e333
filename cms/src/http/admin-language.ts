import { type Language, languages } from '@nimio/domain/schema';
import type { Context } from 'koa';

/**
 * The language of the admin's pages: they store it in a cookie (admin/language.ts), as an account has no language until
 * its owner chooses one, and a login has no account. Anything else is in Finnish.
 */
export const adminLanguage = ({ cookies }: Pick<Context, 'cookies'>): Language =>
  languages.find((language) => language === cookies.get('nimio-admin-language', { signed: false })) ?? 'fi';
