import type { IsniResponse, SyncReason } from '@nimio/domain/isni-sync/response';
import type { CreatorRole } from '@nimio/domain/work/roles';

interface NameParts {
  /** First names, or the whole of a name that has one part. */
  name1: string;
  /** Surname; empty if there is none. */
  name2: string;
}

/** The data sent to the register about a name: only what is printed on books. */
export interface IsniRequest extends NameParts {
  /** The identifier by which the register recognizes a name that is sent again. */
  localId: string;
  isni: string | null;
  /** Its aliases. */
  aliases: NameParts[];
  works: {
    /** ISBN-13 without hyphens. */
    isbn: string;
    title: string;
    publisher: string | null;
    publishYear: number | null;
    role: CreatorRole;
  }[];
}

/** The register was unreachable or could not answer: it is retried. */
export class IsniUnavailable extends Error {}

/** Its response is permanent, so a retry does not help. */
export class IsniFailure extends Error {
  constructor(
    readonly reason: Extract<SyncReason, 'refused' | 'unreadable'>,
    message: string,
  ) {
    super(message);
  }
}

export interface IsniRegister {
  /** Sends a name; it is idempotent. Throws `IsniUnavailable` and `IsniFailure`. */
  send(request: IsniRequest): Promise<IsniResponse>;
}
