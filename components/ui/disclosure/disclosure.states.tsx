import { ClosingDisclosure } from './closing-disclosure'
import { Disclosure } from './disclosure'

const LOOKS = ['link', 'plain', 'under', 'small', 'row'] as const

/** Every look, closed and open; small letters, a button, and one that closes itself. */
export function DisclosureStates() {
  return (
    <>
      {LOOKS.map((look) => (
        <div key={look}>
          <Disclosure look={look} summary={look === 'row' ? <h3>Closed: {look}</h3> : `Closed: ${look}`}>
            <p>Content</p>
          </Disclosure>
          <Disclosure look={look} open summary={look === 'row' ? <h3>Open: {look}</h3> : `Open: ${look}`}>
            <p>Content</p>
          </Disclosure>
        </div>
      ))}
      <Disclosure look="under" size="xs" summary="In small letters">
        <p>Content</p>
      </Disclosure>
      <Disclosure button={{ variant: 'soft' }} summary="A button">
        <p>Content</p>
      </Disclosure>
      <ClosingDisclosure button={{ variant: 'soft' }} look="menu" summary="Closes when it is left">
        <a href="#content">Content</a>
      </ClosingDisclosure>
    </>
  )
}
