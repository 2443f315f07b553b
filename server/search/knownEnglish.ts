import { englishStem } from './english.ts'

/** English words of local government and everyday life, and names of governorates: none of them is a misspelling of another word. */
const words = `
about access account accountant achievement act action activity address administration advertisement agency agreement agricultural agriculture aid air
allowance annual answer apartment appeal applicant application appointment approval approved archive area art article assembly assessment association
athlete attachment auction audit authority award awareness bank bathroom bid board book border branch bridge broadband budget builder building bus
business campaign camp capacity capital card career cash cemetery centre certificate change charge charity child church citizen city civil claim class
classroom clean cleaning clerk clinic close closing club coast collection college comment commerce commission committee communication community company
competition complaint computer conference connection construction consultant consultation contact contract contractor control cooperation cooperative
corruption cost council councillor councilor counsel country county course court craft creative crime crisis crossing culture customer damage data date deadline debt decision
declaration decree defence delegate delivery demand demolition department deposit design development diagnosis digital directorate disability disaster
disease district document donation donor drainage drawing drill drink drive driver drought earthquake easement economic economy education election
electric electricity electronic emergency employee employer employment energy engineer engineering entrepreneur environment environmental equipment estate
estimate evaluation event exam exchange executive exemption exhibition expense expert export facility factory fair family farm farmer fee female festival
field file finance financial fine fire flood food forest form forum foundation free fuel fund funding garbage garden gas gender general generator girl
goods governance government governor governorate grant graveyard green guarantee guide hall hazard health hearing help heritage highway history holiday
home hospital hotel house household housing human idea identity illumination implementation improvement income increase index industrial industry
information infrastructure inheritance initiative inquiry inspection inspector institution insurance interior interest internal internet interview
investment investor invoice job joint journal justice kindergarten label labour land landfill landmark language law lawyer leader leadership lease
lesson letter level library licence license licensing light lighting line list loan local location lottery machine main maintenance manager map market
major master material maternity mayor meal measure media medicine meeting member membership memorial message meter method minister ministry mobile money month
monument mosque mother motor municipal municipality museum music name nation national nature network news newspaper note notice nurse objection offer
office officer official olive online open opening operation order organisation organization owner parade park parking participation partner partnership
path pavement payment pension people permission permit person phone photo pipe pipeline place plan plane planet planning plant plantation plastic
platform play playground plaza plot police policy pollution pool population port post power prayer premises press price prison private prize procedure
procurement product production professional programme project property proposal protection public publication pump purchase quality quarry quarter question
quotation rain rate reading reconstruction record recreation recruitment recycling reform refugee refund regional register registration regulation
rehabilitation relief renewable renewal rent rental repair report request research reserve reservoir resident residential resource restaurant restoration
result retail revenue review right risk river road roadmap roof room rubbish rural safety salary sanitation school science search season section sector
secure security seminar service session settlement sewage sewer sewerage shared shelter shop sidewalk sign site skill slaughterhouse social society
software soil solar solid space spatial speech sport spring stadium staff standard state statement station statistics status storage store storm story
strategic strategy street student study subsidy suburb supplier supply support survey sustainable system table tariff task tax taxi teacher team technical
technician technology telephone temporary tender territory test theatre theft ticket timber title toilet tool tourism tourist tower town trade traffic
trail train trainee trainer training transfer transparency transport transportation travel treasury treatment tree tunnel unit university urban urgent
utility vacancy vaccine vehicle vendor village visit visitor voice volunteer vote voter waiter wall warehouse warning waste wastewater water weather
website welcome welfare well wheel wind window winter wire witness woman wood work worker workshop world yard year youth zone zoning
bethlehem gaza hebron jenin jericho jerusalem nablus palestine palestinian qalqilya rafah ramallah salfit tubas tulkarm
`
let stems: ReadonlyMap<string, string> | undefined

/** Is it one of the words, or a form of one? */
export function isKnownEnglish(word: string): boolean {
  return known().has(englishStem(word))
}

/** The words by themselves. */
export function englishWords(): Iterable<string> {
  return known().values()
}

function known(): ReadonlyMap<string, string> {
  stems ??= new Map(
    words
      .trim()
      .split(/\s+/)
      .map(word => [englishStem(word), word]),
  )
  return stems
}
