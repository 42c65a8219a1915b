/** Declared names and names of files that hold an old word, by the reason that keeps it. */
export const ALLOWED_NAMES: readonly { reason: string; names: string }[] = [
  {
    reason: 'field of the wire',
    names: 'KEPT_REASONS KeptReason askedAt givenAt keptKop keptReason keptReasonOf nameAsked obstacles takesBack',
  },
  { reason: 'column of a table, or name in a statement', names: 'act keptAt keptId markAnswered paying toldOn' },
  { reason: 'field of the demo data, read as JSON', names: 'keptRub' },
  { reason: 'environment variable', names: 'SANDBOX_PORT' },
  { reason: 'field of a log line, and the column beside it', names: 'counted hasMilesCounted' },
  { reason: 'option --kept and state of a deposit, as staff know it', names: 'KEPT KEPT_IN_ALL' },
  { reason: 'option of the driver of the database', names: 'KEEP_ALIVE' },
  { reason: 'address /payments/lookup', names: 'look-up-payment lookUpPayment' },
  { reason: 'closing receipt, the term of federal law 54', names: 'closingReceipt queueClosingReceipts' },
  {
    reason: 'trace and span, the terms of OpenTelemetry and W3C',
    names: 'ActiveSpan OTLPTraceExporter TRACE_HEADER TraceRequest createTraceRequest openTraces span spanId trace',
  },
  {
    reason: 'trace and span, the terms of OpenTelemetry and W3C',
    names: 'trace-requests trace-statements traceEach traceFlags traceId traceProviderCalls traceRequest traceRequests',
  },
  { reason: 'trace and span, the terms of OpenTelemetry and W3C', names: 'traceStatements tracesUrl' },
  { reason: 'not found, the usual term', names: 'NONE_FOUND NOT_FOUND' },
  { reason: 'words of a language', names: 'ENGLISH_WORDS RUSSIAN_WORDS SITE_WORDS WORDS WORD_MAX WORD_MIN' },
  { reason: 'words of a language', names: 'hasLongWords isOneWord word words wordsOf' },
  {
    reason: 'answer of a person: at the terminal, to a question of the FAQ, of a payer, to the cookie notice',
    names: 'ANSWERED answer ask askForReason hasAnswered onAnswer',
  },
  {
    reason: 'news story, and the page of the office',
    names: 'NewsStory OFFICE Office OfficeFacts OfficePage OfficeRow OfficeView StoryPage StoryView findStory',
  },
  {
    reason: 'news story, and the page of the office',
    names:
      'listOfficeRows newsStory office office-facts office-view officeItem officeRow readNewsStory story story-view',
  },
  { reason: 'holder of the key of a booking, an actor (provider/rules/actors.ts)', names: 'GuestHolder' },
  {
    reason: 'door, a route handler of app/api that defineDoor declares',
    names: 'BookingDoors DOOR_LIMITS DOOR_METHODS Door DoorContext DoorError DoorFile DoorHandler DoorPolicy',
  },
  {
    reason: 'door, a route handler of app/api that defineDoor declares',
    names: 'GUEST_DOORS OWN_DOORS booking-doors call-door callDoor define-door defineDoor door door-error door-limits',
  },
  {
    reason: 'door, a route handler of app/api that defineDoor declares',
    names: 'door-policy doors readDoorFailure',
  },
  {
    reason: 'look, the appearance of a component: words of data-look',
    names: 'ButtonLook CellLook LOOKS LOOK_OF SummaryLook cellLook',
  },
  { reason: 'look, the appearance of a component: words of data-look', names: 'look' },
  { reason: 'argument or key of messages', names: 'known lookErrors' },
  { reason: 'field that browsers have stored', names: 'refusals' },
]
