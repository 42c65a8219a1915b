/**
 * How often one network may knock: `points` attempts in `duration` seconds. Generous, because a hotel or a phone network
 * is one address; how many cars one phone may keep on hold is the provider's rule.
 */
export const DOOR_LIMITS = {
  holdCar: { points: 60, duration: 600 },
  /** Confirms or changes: which of them, only the body says, and it is read after the counting. */
  patchBooking: { points: 120, duration: 600 },
  cancelBooking: { points: 30, duration: 600 },
  /** Asks for a later return, or takes that back: the branch gets a letter. */
  requestExtension: { points: 30, duration: 600 },
  createLink: { points: 60, duration: 600 },
  renewHold: { points: 60, duration: 600 },
  /** Each change of an option asks for one. */
  quoteRental: { points: 600, duration: 600 },
  /** Months and totals of the calendar: each change of a date asks for one. They cost a search each. */
  readCarsCalendar: { points: 600, duration: 600 },
  /** Different codes, by doors and pages together: they must not be guessed. */
  checkPromo: { points: 60, duration: 600 },
  requestCallback: { points: 20, duration: 600 },
  /** What somebody owes, by number and surname: neither must be guessed. */
  lookUpPayment: { points: 15, duration: 600 },
  /** Each begins a payment at the gateway. */
  createPayment: { points: 40, duration: 600 },
  /** A page that waits for a decision asks every few seconds. */
  readPayment: { points: 1200, duration: 600 },
  /** The gateway comes from few addresses, and says everything at least once. */
  notifyPayment: { points: 3000, duration: 600 },
  /** Each may send one letter to an address that somebody else has. */
  joinWaitlist: { points: 10, duration: 600 },
  stopWaitlist: { points: 30, duration: 600 },
  /** The link of a message, which must not be guessed. */
  disownBookings: { points: 30, duration: 600 },
  sendMessage: { points: 10, duration: 600 },
  requestPartnership: { points: 10, duration: 600 },
  requestLongTerm: { points: 10, duration: 600 },
  readCalendar: { points: 120, duration: 600 },
  /** Each change of a trip asks for one. */
  quoteTransfer: { points: 600, duration: 600 },
  orderTransfer: { points: 20, duration: 600 },
  /** Of an account: what may be guessed is limited by the provider too, by phone. */
  requestCode: { points: 20, duration: 600 },
  register: { points: 30, duration: 600 },
  signIn: { points: 60, duration: 600 },
  signOut: { points: 60, duration: 600 },
  /** What a page's policy has stopped: a page with an odd extension in its browser reports a few. */
  reportPolicy: { points: 60, duration: 600 },
  /** Of a client who is signed in: his settings and devices; his data as a file. */
  changeProfile: { points: 60, duration: 600 },
  readExport: { points: 10, duration: 600 },
  readClient: { points: 300, duration: 600 },
  /** Each move of the slider asks for one. */
  previewMiles: { points: 600, duration: 600 },
  spendMiles: { points: 60, duration: 600 },
  /** Lists of the account as files: each is the whole list. */
  readOwnList: { points: 60, duration: 600 },
  uploadFile: { points: 60, duration: 600 },
  /** Vouchers and calendar entries: each is drawn once, and then kept. */
  readVoucher: { points: 60, duration: 600 },
  readFile: { points: 240, duration: 600 },
  removeFiles: { points: 60, duration: 600 },
  /** Also says whether a phone is somebody's: it must not be tried out. The provider counts the phones of a client too. */
  saveDriver: { points: 40, duration: 600 },
  approveDriver: { points: 60, duration: 600 },
  removeDriver: { points: 60, duration: 600 },
  giveDispute: { points: 20, duration: 600 },
  /** Pages that search or price a rental: they cost the provider most. */
  ratedPage: { points: 120, duration: 60 },
} as const

export type Door = keyof typeof DOOR_LIMITS
