import { AppError } from '@plainpolicy/platform/errors/app-error'

export class NoReceiptEmail extends AppError {
  constructor() {
    super({
      code: 'no-receipt-email',
      status: 409,
      title: 'No address for the receipt',
      detail: 'We do not know yet where to send the receipt. Please fill in the form first, or sign in.',
    })
  }
}

export class ForeignEmail extends AppError {
  constructor() {
    super({
      code: 'not-allowed',
      status: 403,
      title: 'Not allowed',
      detail: 'The receipt goes to the address of your own account.',
    })
  }
}

export class SignInNeeded extends AppError {
  constructor() {
    super({ code: 'not-signed-in', status: 401, title: 'Not signed in', detail: 'Please sign in to go on.' })
  }
}

export class ReportNotFound extends AppError {
  constructor() {
    super({ code: 'report-not-found', status: 404, title: 'Not found', detail: 'We do not know this report.' })
  }
}

export class AlreadyUnlocked extends AppError {
  constructor() {
    super({
      code: 'already-unlocked',
      status: 409,
      title: 'Already unlocked',
      detail: 'The Enhanced version of this report is yours already. There is nothing to pay.',
    })
  }
}

export class AlreadyPaid extends AppError {
  constructor() {
    super({
      code: 'already-paid',
      status: 409,
      title: 'Already paid',
      detail: 'You have paid already, and what you paid for is not used yet. There is nothing more to pay.',
    })
  }
}

export class NoCredit extends AppError {
  constructor() {
    super({
      code: 'no-credit',
      status: 409,
      title: 'Nothing paid',
      detail: 'Your account has no paid report left. You can buy one for this report.',
    })
  }
}

export class ReportNotReady extends AppError {
  constructor() {
    super({
      code: 'report-not-ready',
      status: 409,
      title: 'No report',
      detail: 'There is no report to unlock: its analysis did not succeed. What you paid for stays yours.',
    })
  }
}

export class PaymentsUnavailable extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'payments-unavailable',
      status: 503,
      title: 'Payments do not work at the moment',
      detail: 'We cannot take a payment just now. Your card was not charged; please try again in a minute.',
      cause,
    })
  }
}

export class SignatureInvalid extends AppError {
  constructor() {
    super({
      code: 'signature-invalid',
      status: 400,
      title: 'Not accepted',
      detail: 'The signature does not fit what was sent, or is too old.',
    })
  }
}

export class OrderNotFound extends AppError {
  constructor() {
    super({ code: 'order-not-found', status: 404, title: 'Not found', detail: 'There is no such order.' })
  }
}

export class OrderNotPaid extends AppError {
  constructor() {
    super({
      code: 'order-not-paid',
      status: 409,
      title: 'Nothing to give back',
      detail: 'This order was not paid, so there is nothing to give back.',
    })
  }
}

export class RefundFailed extends AppError {
  constructor() {
    super({
      code: 'refund-failed',
      status: 409,
      title: 'The bank refused it',
      detail:
        'The payer’s bank did not take the money back, so it is with us again. Pay it back another way, and settle the finding that tells of it.',
    })
  }
}

export class PaymentDisputed extends AppError {
  constructor() {
    super({
      code: 'payment-disputed',
      status: 409,
      title: 'The bank decides',
      detail:
        'The payer disputes this payment, so their bank decides about it and it cannot be given back. Answer at the card provider. Settling the finding that tells of it can lock the report.',
    })
  }
}

export class FindingNotFound extends AppError {
  constructor() {
    super({ code: 'finding-not-found', status: 404, title: 'Not found', detail: 'There is no such finding.' })
  }
}

export class NothingToLock extends AppError {
  constructor() {
    super({
      code: 'nothing-to-lock',
      status: 409,
      title: 'Nothing to lock',
      detail:
        'This finding tells of no dispute, or of one that we won: the money is with us. A refund locks what was bought by itself.',
    })
  }
}

export class NothingToUnlock extends AppError {
  constructor() {
    super({
      code: 'nothing-to-unlock',
      status: 409,
      title: 'Nothing to unlock',
      detail: 'This finding tells of no won dispute, or its payment is not locked, or was given back.',
    })
  }
}

export class NothingToGiveBack extends AppError {
  constructor() {
    super({
      code: 'nothing-to-give-back',
      status: 409,
      title: 'Nothing to give back',
      detail: 'This finding tells of no payment that nothing was given for. An order is given back as a whole.',
    })
  }
}
