/**
 * Every error the API answers with: its HTTP status and the literal message on the wire.
 * The messages that the specification names (§8) are word for word; the portal translates the code,
 * never the message.
 */
export const errors = {
  // General
  malformedRequest: { status: 400, message: 'Malformed request' },
  unsupportedMediaType: { status: 415, message: 'Only application/json is accepted' },
  payloadTooLarge: { status: 413, message: 'Payload too large' },
  validationError: { status: 422, message: 'Validation error' },
  notFound: { status: 404, message: 'Not found' },
  methodNotAllowed: { status: 405, message: 'Method not allowed' },
  tooManyRequests: { status: 429, message: 'Too many requests' },
  crossSiteRequest: { status: 403, message: 'Cross-site request refused' },
  stale: { status: 412, message: 'The record has been changed meanwhile' },
  ifMatchMissing: { status: 428, message: 'If-Match is required' },
  unexpectedError: { status: 500, message: 'An unexpected error has occurred' },
  serviceUnavailable: { status: 503, message: 'Service unavailable' },
  featureOff: { status: 403, message: 'The society has switched this off' },
  // Session and access
  sessionMissing: { status: 401, message: 'Auth.session.missingOrInvalid' },
  forbidden: { status: 403, message: 'Forbidden' },
  ownAffairs: {
    status: 403,
    message: 'Staff do not decide on their own affairs or those of whom they represent',
  },
  disclaimerNotAccepted: { status: 403, message: 'Disclaimer not accepted' },
  passwordOutdated: { status: 403, message: 'A new password has to be set first' },
  representationDenied: {
    status: 403,
    message: 'No access right has been given to represent the target profile',
  },
  // Login, registration, passwords
  invalidUsernameOrPassword: { status: 401, message: 'Invalid username or password' },
  invalidPassword: { status: 403, message: 'Invalid password' },
  passwordTooWeak: { status: 422, message: 'Password too weak' },
  registrationExpired: { status: 404, message: 'Registration session expired' },
  usernameOrEmailExists: { status: 409, message: 'Username or email already exists' },
  disclaimerRequired: { status: 400, message: 'Disclaimer must be accepted' },
  phoneOrEmailRequired: { status: 422, message: 'Phone or email is required' },
  resetLinkInvalid: { status: 404, message: 'Password change link not found' },
  secondFactorInvalid: { status: 422, message: 'The code is not valid' },
  secondFactorExists: { status: 409, message: 'A second factor is in use already' },
  accountExists: { status: 409, message: 'The customer has a login already' },
  accountHasNoEmail: { status: 409, message: 'The login has no e-mail address' },
  userUnknown: { status: 422, message: 'There is no login by that name' },
  dayInvalid: { status: 422, message: 'The day is not valid' },
  strongAuthUnavailable: { status: 503, message: 'Strong authentication is unavailable' },
  // Terms and contract
  termsOutdated: { status: 409, message: 'A newer version of the terms is in force' },
  contractExists: { status: 409, message: 'A valid contract exists already' },
  contractTextOutdated: { status: 409, message: 'A newer contract text is in force' },
  // Bank account
  bankAccountExists: { status: 409, message: 'A bank account exists already' },
  // Taxation
  taxRateChangeNotAllowed: {
    status: 405,
    message: 'The tax rate cannot be changed while a tax card is pending',
  },
  taxCardNotAllowed: { status: 405, message: 'A tax card cannot be sent while a rate is pending' },
  taxProposalChanged: { status: 409, message: 'The proposal has been changed or handled meanwhile' },
  taxProposalOvertaken: { status: 409, message: 'By newer tax data the proposed rate is no raise any more' },
  taxDataChanged: { status: 409, message: 'The tax data have been changed meanwhile' },
  taxCardNotPdf: { status: 422, message: 'The file is not a PDF' },
  taxCardEncrypted: { status: 422, message: 'The PDF is encrypted' },
  taxCardScripted: { status: 422, message: 'The PDF has scripts or actions in it' },
  taxCardEmbedded: { status: 422, message: 'The PDF has other files in it' },
  taxCardTooComplex: { status: 422, message: 'The PDF is too large once it is opened' },
  taxCardMalformed: { status: 422, message: 'The PDF cannot be read' },
  taxCardsBusy: { status: 503, message: 'Too many tax cards are being looked at' },
  // Author names
  nameDataDeleteDisallowed: { status: 409, message: 'NameData.delete.disallowed' },
  isniInvalid: { status: 422, message: 'Invalid ISNI' },
  isniTaken: { status: 409, message: 'The ISNI is on an author name of another customer' },
  asteriIdInvalid: { status: 422, message: 'Invalid asteriId' },
  authorMergeConflict: { status: 409, message: 'The authors hold the same part of a work' },
  authorMergeChanged: { status: 409, message: 'What the merge moved has been changed since' },
  isniSyncDisallowed: { status: 409, message: 'The name may not be sent to the ISNI register' },
  authorMergeTaken: {
    status: 409,
    message: 'The author to be restored holds the same part of a work by now',
  },
  // Works
  worksNotAllowed: { status: 403, message: 'Address and bank account are required' },
  isbnInvalid: { status: 422, message: 'Invalid ISBN number' },
  roleMissing: { status: 422, message: 'At least one role is required' },
  authorNameMissing: { status: 422, message: 'Author name is required' },
  notTranslated: { status: 422, message: 'The work is not a translation' },
  knownMetadata: { status: 422, message: 'Known information of a work cannot be changed' },
  noDuplicateShares: { status: 400, message: 'Share exists already' },
  bookAlreadyClaimed: { status: 409, message: 'All shares have been claimed' },
  amountBelowAuthors: { status: 422, message: 'Number of authors is below the active shares' },
  amountBelowTranslators: { status: 422, message: 'Number of translators is below the active shares' },
  notDealOwner: { status: 403, message: 'Only the owner of the deal may change its amount' },
  dealExists: { status: 409, message: 'The role of the work is shared already' },
  ownerNotSharing: { status: 422, message: 'The owner of the deal has no share of it' },
  sharedTwice: { status: 422, message: 'A profile has one share of a deal at most' },
  translatorsShare: { status: 409, message: 'Translators hold shares of the work' },
  dealMissing: { status: 409, message: 'Nobody shares this role of the work' },
  ownDeal: { status: 409, message: 'The owner of the deal changes its amount directly' },
  amountUnchanged: { status: 422, message: 'The amount is the same as now' },
  suggestionPending: { status: 409, message: 'A suggestion of yours waits already' },
  suggestionHandled: { status: 409, message: 'The suggestion has been handled or withdrawn already' },
  suggestionOutdated: {
    status: 409,
    message: 'The number has been changed since the suggestion was looked at',
  },
  lockedError: { status: 423, message: 'Locked, the request will not be performed' },
  // Distributions and payments
  libraryClassExists: { status: 409, message: 'The library class has a factor already' },
  distributionApproved: { status: 409, message: 'The distribution has been approved already' },
  distributionNotApproved: { status: 409, message: 'The distribution has not been approved' },
  distributionCalculating: { status: 409, message: 'A distribution is being calculated' },
  calculationOutdated: { status: 409, message: 'Another calculation holds by now' },
  loansMissing: { status: 409, message: 'There are no loans of these years and groups' },
  loansIncomplete: { status: 409, message: 'Some of these years and groups have no loans' },
  carriedTaken: { status: 409, message: 'Another distribution pays part of what was carried over' },
  loansReplaced: { status: 409, message: 'Loans have been imported since it was calculated' },
  payDatePast: { status: 409, message: 'The payment date is past' },
  paymentNotFailed: { status: 409, message: 'The payment has not failed, or is paid by another one' },
  accountMissing: { status: 409, message: 'The profile has no account that can be paid to' },
  fileNotDownloaded: { status: 409, message: 'The file for the bank has not been downloaded' },
  payerMissing: { status: 409, message: 'The account that is paid from is not set' },
  nothingToPay: { status: 409, message: 'There is no payment to an account' },
  returnsUnreadable: { status: 422, message: 'The file is no list of returned payments' },
  returnsOutdated: { status: 409, message: 'The file names other payments than were seen' },
  statementFailed: { status: 500, message: 'The statement could not be made' },
  // Messages
  messageSavingFailed: { status: 503, message: 'Saving the message failed' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** What a field of a body or a form is refused for; the portal has a text for each. */
export const fieldCodes = [
  'required',
  'wrongType',
  'unknownKey',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'invalid',
  'usernameInvalid',
  'usernameNotOwnEmail',
  'emailInvalid',
  'phoneInvalid',
  'phoneOrEmailRequired',
  'countryInvalid',
  'ibanInvalid',
  'bicRequired',
  'bicInvalid',
  'isniInvalid',
  'isniTaken',
  'asteriIdInvalid',
  'aliasInvalid',
  'isniSyncNotAllowed',
  'isbnInvalid',
  'isbnTooLong',
  'roleMissing',
  'authorNameMissing',
  'amountInvalid',
  'amountBelowAuthors',
  'amountBelowTranslators',
  'amountUnchanged',
  'yearInvalid',
  'passwordTooWeak',
  'passwordsDoNotMatch',
  'invalidPassword',
  'usernameOrEmailExists',
  'disclaimerRequired',
  'taxRateNegative',
  'taxRateStep',
  'taxRateNotAbove',
  'secondFactorInvalid',
  'userUnknown',
  'dayInvalid',
  'accountExists',
  'libraryClassExists',
  'groupsMixed',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

export interface FieldError {
  /** The field's name; nested fields are joined by dots (`role.author`). */
  path: string;
  code: FieldCode;
  params?: Record<string, string | number>;
}

export interface ErrorDetails {
  /** The field that the error is about, where there is one. */
  field?: string;
  /** Values for the translated text. */
  params?: Record<string, string | number>;
  /** Every refused field of a body. */
  fields?: FieldError[];
  /** The record as it is now, of a stale write (412). */
  current?: unknown;
}

/** A rule said no. Thrown by rules and use cases; the server makes the error envelope of it. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(errors[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** The error envelope on the wire. */
export interface ErrorReply {
  data: null;
  error: { status: number; name: string; message: string; details: ErrorDetails & { code: ErrorCode } };
}
