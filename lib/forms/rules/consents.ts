import { required } from './text'

/** The two documents that everybody accepts who leaves data, each with a box of its own (152-FZ). */
export const PERSONAL_CONSENTS = {
  privacyPolicy: [required('privacyPolicyNeeded')],
  personalData: [required('personalDataNeeded')],
}
