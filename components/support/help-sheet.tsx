import { getLocale, getTranslations } from 'next-intl/server'
import { PrintButton } from '@/components/content/print-button'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'
import styles from './help-sheet.module.css'

/** Phrases in the order of a trip, each with its reading; the stressed vowel has an accent. */
const GROUPS = {
  desk: [
    ['booking', "Zdrástvuyte! U menyá bron'."],
    ['returning', 'Ya vozvrashcháyu mashínu.'],
    ['taxi', 'Otvezíte menyá po étomu ádresu, pozhálusta.'],
  ],
  petrol: [
    ['fill', 'Pólny bak, pozhálusta.'],
    ['pump', 'Kolónka nómer odín.'],
    ['cash', 'Ya plachú nalíchnymi.'],
  ],
  police: [
    ['papers', 'Vot moí dokuménty i dogovór aréndy.'],
    ['interpreter', 'Ya ne ponimáyu po-rússki. Mne núzhen perevódchik.'],
  ],
  parking: [
    ['park', "Zdes' mózhno postávit' mashínu?"],
    ['payPark', "Kak oplatít' parkóvku?"],
  ],
  crash: [
    ['accident', "Sluchílas' aváriya. Pozhálusta, výzovite polítsiyu."],
    ['hurt', "Yest' postradávshiye, nuzhná skóraya."],
    ['rented', 'Mashína arendóvana. Pozvoníte, pozhálusta, v prokát.'],
    ['broken', "Mashína slomálas'."],
  ],
  health: [
    ['doctor', 'Mne plókho, núzhen vrach.'],
    ['hospital', "Gde blizháyshaya bol'nítsa?"],
  ],
} as const

const GROUP_NAMES = ['desk', 'petrol', 'police', 'parking', 'crash', 'health'] as const

/** Phrases to show or to read out, and the address of the branch: printed alone, they fill one sheet. None for readers of Russian. */
export async function HelpSheet({ address }: { address: string | undefined }) {
  if ((await getLocale()) === 'ru') return null
  const [t, russian] = await Promise.all([
    getTranslations('support.incident.phrases'),
    getTranslations({ locale: 'ru', namespace: 'support.incident.phrases' }),
  ])
  return (
    <div className={styles.sheet} id="phrases">
      <InfoBlock heading={t('sheet')} id="words" isPanel>
        <Text size="s" tone="muted">
          {t('sheetLead')}
        </Text>
        <div className={styles.groups}>
          {GROUP_NAMES.map((group) => (
            <section key={group}>
              <h3>{t(`group.${group}`)}</h3>
              <dl>
                {GROUPS[group].map(([phrase, reading]) => (
                  <div key={phrase}>
                    <dt>
                      <span lang="ru">{russian(phrase)}</span>
                    </dt>
                    <dd>
                      <span lang="ru-Latn">{reading}</span>
                    </dd>
                    <dd>{t(phrase)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        {address && (
          <p>
            {t('address')}
            <b lang="ru">{address}</b>
          </p>
        )}
        <div className="js-only no-print">
          <PrintButton label={t('print')} section="phrases" />
        </div>
      </InfoBlock>
    </div>
  )
}
