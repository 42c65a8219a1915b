/** A detached rendering asks for a report of what the page was made of; the front never passes on a visitor's own. */
export const REPORT_WANTED_HEADER = 'x-report-page'
/** Tags of the page, separated by spaces. */
export const PAGE_TAGS_HEADER = 'x-page-tags'
/** The address asked for what there is not: the page is given to who asked, and not kept. */
export const PAGE_OF_ONE_HEADER = 'x-page-of-one'
/** The provider was away: what is shown stands in for the page. */
export const PAGE_OUTAGE_HEADER = 'x-page-outage'
