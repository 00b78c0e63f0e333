import type { IsniAnswer, SyncReason } from '@nimio/domain/isni-sync/answer';
import type { CreatorRole } from '@nimio/domain/work/roles';

interface NameParts {
  /** First names, or the whole of a name that has one part. */
  name1: string;
  /** Surname; empty where there is none. */
  name2: string;
}

/** What the register is told of a name: only what stands on books. */
export interface IsniRequest extends NameParts {
  /** By which the register knows the name when it is sent again. */
  localId: string;
  isni: string | null;
  /** Its other forms. */
  aliases: NameParts[];
  works: {
    /** ISBN-13, bare. */
    isbn: string;
    title: string;
    publisher: string | null;
    publishYear: number | null;
    role: CreatorRole;
  }[];
}

/** The register could not be reached, or was not able to answer: it is tried again. */
export class IsniUnavailable extends Error {}

/** It answered in a way that trying again does not mend. */
export class IsniFailure extends Error {
  constructor(
    readonly reason: Extract<SyncReason, 'refused' | 'unreadable'>,
    message: string,
  ) {
    super(message);
  }
}

export interface IsniRegister {
  /** Sends a name; the same one twice does no harm. Throws `IsniUnavailable` and `IsniFailure`. */
  send(request: IsniRequest): Promise<IsniAnswer>;
}
