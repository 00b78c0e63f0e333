import { portFrom, textFrom } from '../stand-in/environment.js';
import { runStandIn } from '../stand-in/run-stand-in.js';
import { startCatalogue } from './catalogue.js';

await runStandIn('catalogue', () =>
  startCatalogue({
    port: portFrom('DEMO_CATALOGUE_PORT', 1341),
    host: textFrom('DEMO_CATALOGUE_HOST', '127.0.0.1'),
  }),
);
