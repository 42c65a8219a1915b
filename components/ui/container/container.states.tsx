import { Container } from './container'

/** As wide as the page's content, also with the room of a section. */
export function ContainerStates() {
  return (
    <>
      <Container>content</Container>
      <Container space="both">content of a section</Container>
      <Container space="page">content that ends a page</Container>
    </>
  )
}
