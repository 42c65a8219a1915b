/** Where browsers report what a page's policy has stopped; the front answers there (`server/front/policy-reports.ts`). */
export const POLICY_REPORTS_PATH = '/api/policy-reports/'
