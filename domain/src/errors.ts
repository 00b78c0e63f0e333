/**
 * Every error of the API, with its HTTP status and its message on the wire. Messages that the specification names (§8)
 * are word for word. The portal translates the code, never the message.
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
  stale: { status: 412, message: 'The record has been changed since it was read' },
  ifMatchMissing: { status: 428, message: 'If-Match is required' },
  unexpectedError: { status: 500, message: 'An unexpected error has occurred' },
  serviceUnavailable: { status: 503, message: 'Service unavailable' },
  featureOff: { status: 403, message: 'The society has disabled this feature' },
  // Session and access
  sessionMissing: { status: 401, message: 'Auth.session.missingOrInvalid' },
  forbidden: { status: 403, message: 'Forbidden' },
  ownAffairs: {
    status: 403,
    message: 'Staff may not decide on their own affairs or on those of profiles that they represent',
  },
  secondPersonRequired: {
    status: 403,
    message: 'Another person has to decide: the caller set the bank account or requested the calculation',
  },
  disclaimerNotAccepted: { status: 403, message: 'Disclaimer not accepted' },
  passwordOutdated: { status: 403, message: 'A new password must be set first' },
  representationDenied: {
    status: 403,
    message: 'No access right has been given to represent the target profile',
  },
  proofExpired: {
    status: 403,
    message: 'The password or strong authentication of the session is more than ten minutes old',
  },
  // The register of customers
  customerExists: { status: 409, message: 'Another customer has this identity code or register number' },
  possibleDuplicate: { status: 409, message: 'There are customers who may be the same one' },
  identityUnchecked: {
    status: 403,
    message: 'The society is checking whether the customer is already in its register',
  },
  identityChecked: { status: 409, message: 'The identity has already been checked' },
  customerClosed: { status: 409, message: 'The customer is closed or deceased' },
  customerOpen: { status: 409, message: 'The customer is not closed' },
  customerInUse: {
    status: 409,
    message:
      'A customer with works, payments, messages, contracts, tax data, reports of a death, a connected outreach profile, logins or grants cannot be deleted',
  },
  lastSuperadmin: { status: 409, message: 'The last superadmin with a login cannot be removed' },
  deathRecorded: { status: 409, message: 'The death has already been recorded' },
  deathMissing: { status: 409, message: 'No death has been recorded' },
  estateExists: { status: 409, message: 'The estate of the author exists already' },
  deathReportsFull: { status: 409, message: 'Ten reports of the profile are waiting already' },
  deathReportHandled: { status: 409, message: 'The report has been handled' },
  documentsFull: { status: 409, message: 'The report has five documents already' },
  estateMissing: { status: 409, message: 'The customer is not an estate' },
  estateConflict: {
    status: 409,
    message: 'The estate and the author have the same role in a work, or accountings of one distribution',
  },
  outreachExists: { status: 409, message: 'The name has an outreach profile already' },
  outreachConnected: { status: 409, message: 'The outreach profile is connected to a customer' },
  outreachDeclined: { status: 409, message: 'The person has declined and may not be contacted again' },
  addressMissing: { status: 422, message: 'None of the customers has an address to print' },
  // Login, registration, passwords
  invalidUsernameOrPassword: { status: 401, message: 'Invalid username or password' },
  invalidPassword: { status: 403, message: 'Invalid password' },
  passwordTooWeak: { status: 422, message: 'Password too weak' },
  registrationExpired: { status: 404, message: 'Registration session expired' },
  usernameOrEmailExists: { status: 409, message: 'Username or email already exists' },
  disclaimerRequired: { status: 400, message: 'Disclaimer must be accepted' },
  phoneOrEmailRequired: { status: 422, message: 'Phone or email is required' },
  resetLinkInvalid: { status: 404, message: 'Password change link not found' },
  secondFactorInvalid: { status: 422, message: 'The code is invalid' },
  secondFactorExists: { status: 409, message: 'A second factor is already in use' },
  accountExists: { status: 409, message: 'The customer already has a login' },
  accountHasNoEmail: { status: 409, message: 'The account has no e-mail address' },
  userUnknown: { status: 422, message: 'There is no account with that name' },
  dayInvalid: { status: 422, message: 'The date is invalid' },
  strongAuthUnavailable: { status: 503, message: 'Strong authentication is unavailable' },
  // Terms and contract
  termsOutdated: { status: 409, message: 'A newer version of the terms is in force' },
  contractExists: { status: 409, message: 'A valid contract already exists' },
  contractTextOutdated: { status: 409, message: 'A newer contract text is in force' },
  // Bank account
  bankAccountExists: { status: 409, message: 'A bank account already exists' },
  accountConfirmed: { status: 409, message: 'The bank account has already been confirmed' },
  // Taxation
  taxRateChangeNotAllowed: {
    status: 405,
    message: 'The tax rate cannot be changed while a tax card is pending',
  },
  taxCardNotAllowed: { status: 405, message: 'A tax card cannot be sent while a proposed rate is pending' },
  taxProposalChanged: { status: 409, message: 'The proposal has been changed or handled since it was read' },
  taxProposalOvertaken: {
    status: 409,
    message: 'With the newer tax data the proposed rate must be higher than the current one',
  },
  taxDataChanged: { status: 409, message: 'The tax data have been changed since they were read' },
  fileNotPdf: { status: 422, message: 'The file is not a PDF' },
  pdfEncrypted: { status: 422, message: 'The PDF is encrypted' },
  pdfScripted: { status: 422, message: 'The PDF contains scripts or actions' },
  pdfEmbedded: { status: 422, message: 'The PDF contains other files' },
  pdfTooComplex: { status: 422, message: 'The PDF is too large after decompression' },
  pdfMalformed: { status: 422, message: 'The PDF cannot be read' },
  pdfChecksBusy: { status: 503, message: 'Too many files are being checked' },
  // Author names
  nameDataDeleteDisallowed: { status: 409, message: 'NameData.delete.disallowed' },
  isniInvalid: { status: 422, message: 'Invalid ISNI' },
  isniTaken: { status: 409, message: 'The ISNI is on an author name of another customer' },
  asteriIdInvalid: { status: 422, message: 'Invalid asteriId' },
  authorMergeConflict: { status: 409, message: 'The authors have shares in the same role of a work' },
  authorMergeChanged: { status: 409, message: 'Something that the merge moved has been changed' },
  isniSyncDisallowed: { status: 409, message: 'The name may not be sent to the ISNI register' },
  authorMergeTaken: {
    status: 409,
    message: 'The author to be restored now has a share in the same role of a work',
  },
  // Works
  worksNotAllowed: { status: 403, message: 'Address and bank account are required' },
  isbnInvalid: { status: 422, message: 'Invalid ISBN number' },
  roleMissing: { status: 422, message: 'At least one role is required' },
  authorNameMissing: { status: 422, message: 'Author name is required' },
  notTranslated: { status: 422, message: 'The work is not a translation' },
  knownMetadata: { status: 422, message: 'Information that the register already has cannot be changed' },
  noDuplicateShares: { status: 400, message: 'The share already exists' },
  bookUnknown: { status: 404, message: 'The catalogue does not have the ISBN' },
  isbnExcluded: { status: 409, message: 'The ISBN has been excluded from distributions' },
  bookAlreadyClaimed: { status: 409, message: 'All shares have been claimed' },
  amountBelowAuthors: { status: 422, message: 'Number of authors is below the active shares' },
  amountBelowTranslators: { status: 422, message: 'Number of translators is below the active shares' },
  notDealOwner: { status: 403, message: 'Only the owner of the deal may change its amount' },
  dealExists: { status: 409, message: 'The role of the work already has a deal' },
  ownerNotSharing: { status: 422, message: 'The owner of the deal must have a share' },
  sharedTwice: { status: 422, message: 'A profile can have only one share of a deal' },
  translatorsShare: { status: 409, message: 'Translators have shares of the work' },
  dealMissing: { status: 409, message: 'The role of the work has no deal' },
  ownDeal: { status: 409, message: 'The owner of the deal changes its amount directly' },
  amountUnchanged: { status: 422, message: 'The amount is the same as now' },
  suggestionPending: { status: 409, message: 'A suggestion of the profile is already pending' },
  suggestionHandled: { status: 409, message: 'The suggestion has already been handled or withdrawn' },
  suggestionOutdated: {
    status: 409,
    message: 'The number has been changed since the suggestion was read',
  },
  lockedError: { status: 423, message: 'Locked, the request will not be performed' },
  // Distributions and payments
  libraryClassExists: { status: 409, message: 'The library class already has a factor' },
  yearExists: { status: 409, message: 'The year already has settings' },
  distributionApproved: { status: 409, message: 'The distribution has already been approved' },
  distributionNotApproved: { status: 409, message: 'The distribution has not been approved' },
  distributionCalculating: { status: 409, message: 'A distribution is being calculated' },
  calculationOutdated: { status: 409, message: 'The calculation has been replaced by another one' },
  loansMissing: { status: 409, message: 'There are no loans for these years and groups' },
  loansIncomplete: { status: 409, message: 'Some of these years and groups have no loans' },
  carriedTaken: { status: 409, message: 'Another distribution pays part of the carried-over amounts' },
  loansReplaced: { status: 409, message: 'Loans have been imported since the calculation' },
  lateDistributionOpen: { status: 409, message: 'Another late distribution is open' },
  reserveTaken: {
    status: 409,
    message: 'A part of the reserve has been paid or has expired since the calculation',
  },
  claimPeriodOpen: { status: 409, message: 'The reserve can still be claimed' },
  lastLateMissing: {
    status: 409,
    message:
      'Some who were eligible at the end of the claim period have not been paid by a late distribution',
  },
  reserveChanged: { status: 409, message: 'What is left of the reserve has changed' },
  reserveEmpty: { status: 409, message: 'Nothing is left in the reserve' },
  payDatePast: { status: 409, message: 'The payment date has passed' },
  paymentNotFailed: { status: 409, message: 'The payment has not failed, or another one replaces it' },
  accountMissing: { status: 409, message: 'The profile has no valid bank account' },
  fileNotDownloaded: { status: 409, message: 'The file for the bank has not been downloaded' },
  payerMissing: { status: 409, message: 'The payer’s account is not configured' },
  nothingToPay: { status: 409, message: 'There are no payments to bank accounts' },
  invoiceSent: { status: 409, message: 'The invoice has been sent and cannot be changed' },
  invoiceState: { status: 409, message: 'The state of the invoice does not allow this' },
  invoiceExceeded: { status: 422, message: 'The distributions would use more than the net of the invoice' },
  invoiceInUse: { status: 409, message: 'The invoice funds an approved distribution' },
  senderMissing: {
    status: 409,
    message: 'The society’s business id, postal address or bank account is not configured',
  },
  potNotFunded: { status: 409, message: 'The paid invoices of the distribution do not equal its pot' },
  bankFileUnreadable: { status: 422, message: 'The file is none of the bank’s reports that can be read' },
  bankFileOutdated: { status: 409, message: 'The file differs from the previewed one' },
  fileNotRejected: { status: 409, message: 'The bank has not rejected the present payment file' },
  noPaymentsInMonth: { status: 404, message: 'No payments were made or returned in the month' },
  statementFailed: { status: 500, message: 'The statement could not be created' },
  // Messages
  messageSavingFailed: { status: 503, message: 'Saving the message failed' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Error codes of a field in a body or a form; the portal has a text for each. */
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
  'identityCodeInvalid',
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
  'businessIdInvalid',
  'fractionsExceed',
  'contactTwice',
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
  /** Every invalid field of a body. */
  fields?: FieldError[];
  /** The current record, for a stale write (412). */
  current?: unknown;
  /** Up to ten customers who may be the one to be created. */
  duplicates?: { hash: string; profileName: string }[];
}

/** A violated rule. Thrown by rules and use cases; the server turns it into the error envelope. */
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
