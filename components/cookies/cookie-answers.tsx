import { Button } from '@/components/ui/button/button'
import { Row } from '@/components/ui/row/row'
import { TextLink } from '@/components/ui/text-link/text-link'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** `text` ends with what stands before the next sentence. */
type Props = { text: string; policy: string; accept: string; necessary: string }

/** What the notice says, and the three ways to answer it: public/assets/boot.js takes them by `data-answer`. */
export function CookieAnswers({ text, policy, accept, necessary }: Props) {
  return (
    <>
      <p>
        {text}
        <TextLink data-answer="necessary" href={SITE_LINKS.privacy}>
          {policy}
        </TextLink>
      </p>
      <Row isWrapping>
        <Button data-answer="continue" size="touch" variant="dark">
          {accept}
        </Button>
        <Button data-answer="necessary" size="touch" variant="soft">
          {necessary}
        </Button>
      </Row>
    </>
  )
}
