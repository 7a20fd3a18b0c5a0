/**
 * English words of offices, money, papers, repairs and travel that people use here at a counter,
 * and that the list of the most used words lacks. Written by hand.
 */
export const OFFICE_SEARCH_WORDS = `
account admission airport allowance amount apply application appointment approval arrival attested
bail balance benefit bills birthday blocks booking branches budget cancel cancellation capital
census centers centre centres certificate certificates charges cheque circle claim class clerk
collector colony commission complain complaint complaints connection correction counter course
credit crops culture current customers cylinder dealer debit delivery departure deposit desk diesel
discount district divorce document documents draft driving duplicate electricity eligibility
employment enquiry enrolment entry exam exchange facilities facility farmer farmers fees festival
filling fine food form forms fort forts fund funds garden grant grievance guide handicap helpline
history holiday holidays homes hostel income index inspection installment insurance interest
interview inward issue item jobs judge labour land language ledger letter licence license limit
linking literacy locker lockers maintenance manager maternity menu meter minimum ministry
mobile mortgage museum mutation national nominee notary notice notification number officer officers
offices online opening order outdoor owner owners package paid paper papers parcel parks passbook
passbooks passport payment payments pending pension pensions permit petition plan plans plots police
policy population postal premium price prices private proof property public purchase quarter queue
quota rates receipt recharge record records recruitment refund region register registered
registration registry renewal renew rent rental repair repairing repairs report reports reservation
reserve result results revenue river rivers room rooms rules rural salary sale sales scheme schemes
scholarship seats section services shift shops signature slip specialist stamp stamps statement
station stations status stock subsidy summons survey tariff tatkal taxes tehsil temple temples
tender ticket tickets timetable timings token tour tourism tourist town towns traffic training
transfer transport treasury trial urban vacancies vacancy vehicle vehicles verification village
villages visa visit visitors volunteers voter voters wages ward wards warrant waterfall weather
website welfare wholesale widow wildlife winter withdraw withdrawal workers workshop yearly zone
`
