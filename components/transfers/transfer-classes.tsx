import { Heading } from '@/components/ui/heading/heading'
import { byClass, type Transfer } from '@/lib/transfers/transfer'
import styles from './transfer-columns.module.css'
import { TransferModels } from './transfer-models'

type Group = ReturnType<typeof byClass>[number]

/** Class by class, VIP first: on its stage it is the picture of the page. The others stand beside each other. */
export function TransferClasses({ transfers }: { transfers: Transfer[] }) {
  const groups = byClass(transfers)
  const isVip = ({ classId }: Group) => classId === 'vip'
  return (
    <>
      {groups.filter(isVip).map((group) => (
        <ClassSection group={group} key={group.classId} />
      ))}
      <div className={styles.classes}>
        {groups
          .filter((group) => !isVip(group))
          .map((group) => (
            <ClassSection group={group} key={group.classId} />
          ))}
      </div>
    </>
  )
}

function ClassSection({ group: { classId, className, transfers } }: { group: Group }) {
  return (
    <section aria-labelledby={classId}>
      <Heading id={classId} isSub>
        {className}
      </Heading>
      <TransferModels transfers={transfers} />
    </section>
  )
}
