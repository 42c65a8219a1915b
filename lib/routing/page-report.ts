/** A detached rendering asks for a report of what the page was made of; the front never passes on a visitor's own. */
export const REPORT_WANTED_HEADER = 'x-report-page'
/** Tags of the page, separated by spaces. */
export const PAGE_TAGS_HEADER = 'x-page-tags'
/** The address asks for what does not exist: the page goes to its visitor and is not cached. */
export const PAGE_UNCACHEABLE_HEADER = 'x-page-uncacheable'
/** The provider was away: what is shown stands in for the page. */
export const PAGE_OUTAGE_HEADER = 'x-page-outage'
