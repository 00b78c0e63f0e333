import { expect } from '@playwright/test';
import type { Product } from './product.js';

interface Mail {
  to: { address: string }[];
  text: string;
}

/** Waits for a mail to an address, with words that it contains, and returns the newest one. */
export async function mailTo({ mailbox }: Product, address: string, words: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${mailbox}/api/email`)).json()) as Mail[];
    return mails.findLast(
      ({ to, text }) => to.some((receiver) => receiver.address === address) && text.includes(words),
    )?.text;
  };
  await expect.poll(find, { timeout: 30_000, message: `mail to ${address}` }).toBeDefined();
  return (await find()) ?? '';
}
