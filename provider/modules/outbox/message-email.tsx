import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '@/provider/rules/language'
import type { Letter, MessageFacts } from '@/provider/rules/message-texts'

type Props = Letter & MessageFacts & { language: Language }

// By default a heading shouts.
const PLAIN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** Both parts of an e-mail, from one template. */
export async function renderEmail(props: Props): Promise<{ html: string; text: string }> {
  const html = await render(<MessageEmail {...props} />)
  return { html, text: toPlainText(html, PLAIN) }
}

/** No pictures, no links, nothing that is loaded: it looks the same everywhere and tells nobody that it was opened. */
function MessageEmail({ language, subject, paragraphs, brand, phone }: Props) {
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
      </Head>
      <Body style={{ fontFamily: 'sans-serif', padding: '24px' }}>
        <Container>
          <Heading style={{ fontSize: '24px', margin: 0 }}>{brand}</Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={{ fontSize: '16px' }}>
              {paragraph}
            </Text>
          ))}
          <Text style={{ borderTop: '1px solid', paddingTop: '16px' }}>{`${brand} · ${phone}`}</Text>
        </Container>
      </Body>
    </Html>
  )
}
