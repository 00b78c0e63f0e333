import type { readMe } from '@nimio/domain/session/session.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentMe } from '../present.js';

export const showMe: UseCase<typeof readMe> = ({ caller }) => presentMe(system(), caller);
