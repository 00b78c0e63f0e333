import http from 'node:http';
import { it } from 'vitest';
import { Browser } from './harness/browser.js';
import { newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

const raw = (url: string, options: http.RequestOptions, body?: string | Buffer) =>
  new Promise<string>((resolve) => {
    const u = new URL(url);
    const r = http.request({ host: u.hostname, port: u.port, ...options }, (res) => {
      let t = '';
      res.on('data', (d: Buffer) => (t += d.toString()));
      res.on('end', () => resolve(`${res.statusCode} ${JSON.stringify(res.headers['content-type'])} ${JSON.stringify(res.headers['cache-control'])} ${t.slice(0, 150)}`));
    });
    r.on('error', (e) => resolve('ERR ' + String(e)));
    r.end(body);
  });
it('tries', { timeout: 120000 }, async () => {
  const { url, system } = await server();
  const a = await newAuthor();
  const cookie = [...a.browser.cookies].map(([n, v]) => `${n}=${v}`).join('; ');
  for (const [method, path] of [['GET', '/API/me'], ['GET', '/Api/profiles'], ['POST', '/API/email'], ['POST', '/API/auth/login'], ['GET', '/api/%2e%2e/me'], ['GET', '//api/me'], ['GET','/API/settings'], ['GET', '/API/content-type-builder/content-types'], ['GET', '/API/upload/files'], ['GET','/API/users'],['GET','/index.html'],['GET','/assets/'],['GET','/assets/..%2f..%2fpackage.json'],['GET','/..%2f..%2fpackage.json'],['GET','/../package.json'],['GET','/assets/%00'],['GET','/assets/%zz'],['GET','/%zz'],['GET','/%00'],['POST','/nothing'],['POST','/'],['DELETE','/works'],['GET','/settings'],['HEAD','/settings'],['GET','/_health'],['HEAD','/_ready'],['POST','/_ready'],['GET','/upload/files'],['GET','/uploads/x.png'],['PATCH','/api/me'],['TRACE','/api/me'],['OPTIONS','/api/me'],['HEAD','/api/me'],['GET','/admin/init'],['POST','/admin/login'],['POST','/graphql']] as const) {
    console.log(method, path, await raw(url, { method, path, headers: { cookie, accept: 'text/html', 'content-type': 'application/json' } }, method === 'POST' ? '{}' : undefined));
  }
  const big = Buffer.alloc(10 * 1024 * 1024, 32);
  for (let i = 0; i < 8; i++) console.log('big', await raw(url, { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json', 'content-length': big.length } }, big));
  for (let i = 0; i < 8; i++) console.log('chunked', await raw(url, { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } }, big));
  console.log('xff', await raw(url, { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json', 'x-forwarded-for': 'a'.repeat(300) } }, '{"username":"x","password":"x"}'));
  const deep = '['.repeat(100000) + ']'.repeat(100000);
  console.log('deep', await raw(url, { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' } }, `{"username":${deep},"password":"x"}`));
  console.log('deep2', await raw(url, { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' } }, deep));
  console.log('keys', await raw(url, { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' } }, `{${Array.from({ length: 20000 }, (_, i) => `"k${i}":1`).join(',')}}`));
  console.log(system.db.client, new Browser().address);
});
