import { PageHead } from './page-head'

/** The heading of a page with its lead, and with more room above it. */
export function PageHeadStates() {
  return (
    <>
      <PageHead heading="Heading of a page" lead="A sentence that says what stands on it." />
      <PageHead as="header" hasLongWords heading="Autovermietungsbedingungen" isRoomy />
    </>
  )
}
