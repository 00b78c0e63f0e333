import { portFrom, textFrom } from '../stand-in/environment.js';
import { runStandIn } from '../stand-in/run-stand-in.js';
import { startIsni } from './isni.js';

await runStandIn('isni', () =>
  startIsni({
    port: portFrom('DEMO_ISNI_PORT', 1342),
    host: textFrom('DEMO_ISNI_HOST', '127.0.0.1'),
  }),
);
