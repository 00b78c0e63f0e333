import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline of published content: a plain `node:http` server that returns the bytes of the file BENCH_BYTES. */
const body = readFileSync(process.env.BENCH_BYTES ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
