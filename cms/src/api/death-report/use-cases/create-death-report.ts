import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/death-report/death-report.endpoints';
import { mostOpenReports } from '@nimio/domain/death-report/death-report.schema';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockProfile } from '../../profile/store.js';
import { presentReport } from '../present.js';
import { countOwnOpenReports, requireOwnReport, saveReport } from '../store.js';

/** The register of customers is not read, so that the reply discloses nothing about it. */
export const createDeathReport: UseCase<typeof endpoints.createDeathReport> = ({
  body,
  caller,
  profile,
  requestId,
}) => {
  const { db, now } = system();
  if (body.diedOn > finnishDay(now()))
    throw new DomainError('validationError', { fields: [{ path: 'diedOn', code: 'dayInvalid' }] });
  return db.transaction(async (tx) => {
    await lockProfile(tx, profile.id);
    const report = await saveReport(tx, profile.id, {
      author_name: body.authorName,
      died_on: body.diedOn,
      relation: body.relation,
      text: body.text,
      reported_at: now().toISOString(),
    });
    if ((await countOwnOpenReports(tx, profile.id)) > mostOpenReports)
      throw new DomainError('deathReportsFull');
    await audit(tx, 'death-report.create', { caller, profile, requestId }, { report });
    return presentReport(tx, await requireOwnReport(tx, profile.id, report));
  });
};
