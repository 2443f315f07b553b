/** Domains of mailboxes that are thrown away after minutes or hours, in the order of their letters. Facts of November 2026. */
export const disposableDomains: ReadonlySet<string> = new Set(
  `0-mail.com 10minutemail.co.uk 10minutemail.com 10minutemail.net 1secmail.com 1secmail.net 1secmail.org 20minutemail.com anonbox.net
  anonymbox.com bccto.me binkmail.com bobmail.info bofthew.com boun.cr bouncr.com brefmail.com burnermail.io chacuo.net
  correotemporal.org crazymailing.com cuvox.de dayrep.com deadaddress.com despam.it devnullmail.com discard.email discardmail.com
  discardmail.de disposableaddress.com disposablemail.com disposemail.com dispostable.com dodgeit.com dodgit.com dropmail.me dumpmail.de
  easytrashmail.com einrot.com emailfake.com emailondeck.com emailtemporario.com.br emltmp.com fakeinbox.com fakemail.net
  fakemailgenerator.com filzmail.com fleckens.hu generator.email get1mail.com get2mail.fr getairmail.com getnada.com grr.la
  guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com
  gustr.com harakirimail.com hidemail.de inboxbear.com inboxkitten.com incognitomail.com incognitomail.org jetable.com jetable.net
  jetable.org jourrapide.com kurzepost.de linshiyouxiang.net mail-temp.com mail-temporaire.fr mail.tm mailcatch.com maildrop.cc maildu.de
  maileater.com mailexpire.com mailforspam.com mailinator.com mailinator.net mailinator.org mailinator2.com mailme.lv mailmoat.com
  mailnesia.com mailnull.com mailpoof.com mailscrap.com mailtemp.info mailtothis.com mailzilla.com meltmail.com mintemail.com
  minuteinbox.com moakt.cc moakt.com moakt.ws mohmal.com mohmal.im mohmal.in mohmal.tech mvrht.com mytemp.email mytrashmail.com
  nada.email nospamfor.us nowmymail.com onewaymail.com pokemail.net pookmail.com rcpt.at rhyta.com rmqkr.net safetymail.info
  sharklasers.com sofort-mail.de spam.la spam4.me spambob.com spambog.com spambox.us spamfree24.org spamgourmet.com spamherelots.com
  spamhole.com spamspot.com superrito.com teleworm.us temp-inbox.com temp-mail.io temp-mail.org temp-mail.ru tempail.com tempemail.net
  tempinbox.com tempmail.com tempmail.de tempmail.dev tempmail.eu tempmail.net tempmail.plus tempmailaddress.com tempmailer.com
  tempomail.fr temporaryinbox.com temporarymail.com tempr.email throwawaymail.com tmailor.com tmpmail.net tmpmail.org trash-mail.com
  trash-mail.de trashmail.at trashmail.com trashmail.de trashmail.io trashmail.me trashmail.net trashmail.ws trbvm.com wegwerfadresse.de
  wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
)
