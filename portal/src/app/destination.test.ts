import { expect, test } from 'vitest';
import { destinationOf } from './destination';

const here = 'https://portal.example/works?page=2';

test.each(['/settings#iban', '?page=3', '#main', '/administration', '/apiary'])('%s is a page', (href) => {
  expect(destinationOf(href, here)).toEqual({ page: href });
});

test.each([
  ['https://portal.example/settings#iban', '/settings#iban'],
  ['https://portal.example', '/'],
  ['//portal.example/works?page=3', '/works?page=3'],
  ['HTTPS://PORTAL.EXAMPLE/works', '/works'],
])('%s is the page %s', (href, page) => {
  expect(destinationOf(href, here)).toEqual({ page });
});

test.each([
  '/api/auth/strong?language=fi',
  '/uploads/ohje.pdf',
  '/admin',
  'https://portal.example/admin/content-manager',
  'https://portal.example/uploads/ohje.pdf',
  'https://example.org/works',
  'https://',
])('%s is loaded by the browser', (href) => {
  expect(destinationOf(href, here)).toEqual({ address: href });
});
