import type * as endpoints from '@nimio/domain/session/session.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentMe } from '../present.js';

export const getMe: UseCase<typeof endpoints.getMe> = ({ caller }) => presentMe(system(), caller);
