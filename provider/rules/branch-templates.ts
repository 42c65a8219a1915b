import type { Template } from './message-template'

/** What the branch is told by e-mail. No names: who the client is, the branch looks up where it is kept. */
export const BRANCH_TEMPLATES = {
  name_asked: {
    sms: null,
    letter: {
      subject: {
        ru: 'Клиент № {client} просит изменить имя',
        en: 'Client {client}: another name',
        'zh-CN': '客户 {client} 申请更改姓名',
      },
      text: {
        ru: 'Клиент № {client} указал в настройках другие фамилию, имя или отчество.\nСверьте их с документами и примите решение.',
        en: 'Client {client} has entered another name in the settings.\nPlease compare it with the documents and decide.',
        'zh-CN': '客户 {client} 在设置中提交了新的姓名。\n请核对证件后处理。',
      },
    },
  },
  fine_disputed: {
    sms: null,
    letter: {
      subject: {
        ru: 'Клиент оспаривает штраф {name}',
        en: 'A client disputes the fine {name}',
        'zh-CN': '客户对罚单 {name} 提出异议',
      },
      text: {
        ru: 'Клиент № {client} не согласен со штрафом {name}.\n{text}\nПриложено файлов: {files}.',
        en: 'Client {client} does not agree with the fine {name}.\n{text}\nFiles: {files}.',
        'zh-CN': '客户 {client} 不认可罚单 {name}。\n{text}\n附件数：{files}。',
      },
    },
  },
  damage_disputed: {
    sms: null,
    letter: {
      subject: {
        ru: 'Клиент оспаривает повреждение',
        en: 'A client disputes a damage',
        'zh-CN': '客户对车损提出异议',
      },
      text: {
        ru: 'Клиент № {client} не согласен с повреждением: {name}.\n{text}\nПриложено файлов: {files}.',
        en: 'Client {client} does not agree with the damage: {name}.\n{text}\nFiles: {files}.',
        'zh-CN': '客户 {client} 不认可车损：{name}。\n{text}\n附件数：{files}。',
      },
    },
  },
  transfer_ordered: {
    sms: null,
    letter: {
      subject: {
        ru: 'Заказ машины с водителем {number}',
        en: 'Order {number} of a car with a driver',
        'zh-CN': '带司机用车订单 {number}',
      },
      text: {
        ru: 'Новый заказ {number}: {car}, подача {at} по местному времени. Клиент № {client}.\nПассажиров: {passengers}. Сумма: {total}.\nПозвоните клиенту и подтвердите заказ.',
        en: 'New order {number}: {car}, pick-up {at} local time. Client {client}.\nPassengers: {passengers}. Total: {total}.\nPlease call the client and confirm the order.',
        'zh-CN':
          '新订单 {number}：{car}，当地时间 {at} 上车。客户 {client}。\n乘客：{passengers}。金额：{total}。\n请致电客户确认订单。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type BranchMessageKind = keyof typeof BRANCH_TEMPLATES
