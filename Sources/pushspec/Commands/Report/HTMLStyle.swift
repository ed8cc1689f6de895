/// The style of the page.
enum HTMLStyle {
  static let sheet = """

    :root{color-scheme:light dark;--page:#fbfaf8;--card:#fff;--ink:#23211e;--quiet:#6a655e;--line:#e3dfd8;
    --bad:#a8271c;--badwash:#fbeae7;--good:#2c6a45;--goodwash:#edf5ef;--open:#8a5a00;--openwash:#faf2e0}
    @media(prefers-color-scheme:dark){:root{--page:#161719;--card:#1e2023;--ink:#e6e3de;--quiet:#a09b93;--line:#34363a;
    --bad:#ff9285;--badwash:#3a201d;--good:#86cfa1;--goodwash:#1b2b21;--open:#e6b85c;--openwash:#332a17}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:68rem;padding:2.5rem 1.25rem 5rem;background:var(--page);color:var(--ink);
    font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
    h1{font-size:1.7rem;line-height:1.25;font-weight:600;letter-spacing:-.015em;margin:0 0 .4rem}
    h2{font-size:1.1rem;font-weight:600;margin:2.75rem 0 .75rem}
    h3{font-size:.78rem;font-weight:600;color:var(--quiet);margin:1.1rem 0 .35rem}
    p{margin:.2rem 0}
    h1.bad,b{color:var(--bad)}h1.good{color:var(--good)}h1.open{color:var(--open)}
    .quiet{color:var(--quiet);font-size:.85rem}
    .note{border-left:3px solid var(--open);background:var(--openwash);padding:.5rem .8rem;margin:.75rem 0;white-space:pre-line}
    code,pre,dd,.steps,.setting ol,.ids{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.8rem}
    a{color:inherit}
    :focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:4px}
    .wide{overflow-x:auto}
    table{border-collapse:collapse;width:100%}
    .matrix{font-variant-numeric:tabular-nums;width:auto;min-width:min(100%,34rem)}
    .matrix th,.matrix td{padding:.32rem .5rem;border-bottom:1px solid var(--line)}
    .matrix th[scope=row]{text-align:left;font-weight:400}
    .matrix th[scope=col]{overflow-wrap:normal;font-weight:600;font-size:.78rem;text-align:right;vertical-align:bottom;line-height:1.2}
    .matrix td{text-align:right}
    .matrix .good{color:var(--good)}.matrix .none,.sum td{color:var(--quiet)}
    .matrix .bad{background:var(--badwash);color:var(--bad);font-weight:600}
    .matrix .open{background:var(--openwash);color:var(--open)}
    .matrix small{font-weight:400;font-size:.75em}
    .matrix .sum th,.sum td{border:0;font-size:.85rem;color:var(--quiet)}
    summary{cursor:pointer}
    .case{background:var(--card);border:1px solid var(--line);border-radius:8px;margin:.6rem 0}
    .case>summary{display:flex;gap:.3rem .7rem;flex-wrap:wrap;align-items:baseline;padding:.7rem .9rem;list-style:none}
    .case>summary::-webkit-details-marker{display:none}
    .case>summary span{flex:1 1 18rem}
    .case>summary i{font-style:normal;color:var(--quiet)}
    .case>summary b{font-size:.75rem;letter-spacing:.04em}
    .case.open b{color:var(--open)}.case.bad{border-left:3px solid var(--bad)}.case.open{border-left:3px solid var(--open)}
    .case.good{border-left:3px solid var(--good)}
    .case>pre{margin:0 .9rem .9rem}
    .body{display:grid;gap:0 2rem;padding:0 .9rem 1rem;border-top:1px solid var(--line)}
    @media(min-width:52rem){.body{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
    dl{display:grid;grid-template-columns:4.6rem minmax(0,1fr);gap:.35rem .7rem;margin:1rem 0 0}
    dt{color:var(--quiet);font-size:.8rem}dd{margin:0}
    mark,ins{text-decoration:none;border-radius:3px;padding:.05em .15em;font-weight:600}
    mark{background:var(--badwash);color:var(--bad)}ins{background:var(--goodwash);color:var(--good)}
    ol{margin:.3rem 0;padding:0;list-style:none}
    li{border-left:2px solid var(--line);padding:.15rem 0 .15rem .7rem;margin:.15rem 0}
    li b{color:var(--ink)}
    li.failing{border-color:var(--bad);background:var(--badwash)}
    .with{color:var(--quiet)}
    .got{padding-left:1.1rem;position:relative}
    .got::before{content:"←";position:absolute;left:0;color:var(--quiet)}
    .setting summary{font-size:.85rem;color:var(--quiet)}
    dd.words{font:.88rem/1.45 system-ui,sans-serif}
    pre{white-space:pre-wrap;background:var(--page);border:1px solid var(--line);border-radius:6px;padding:.6rem .7rem;margin:.3rem 0;
    max-height:30rem;overflow:auto}
    .all{grid-column:1/-1}.ids{color:var(--quiet)}.ids span{white-space:nowrap;margin-right:.5em}
    .ledger th{text-align:left;vertical-align:top;font-weight:600;font-size:.85rem;padding:.35rem 1rem .35rem 0;width:7.5rem}
    .ledger td{padding:.35rem 0}.ledger .quiet{white-space:pre-line}.ledger tr{border-bottom:1px solid var(--line)}.ledger .bad td{color:var(--bad)}
    .machine{width:100%;max-width:28rem;height:auto;display:block;margin:.2rem 0}
    .machine text{font:11.5px system-ui,sans-serif;text-anchor:middle;fill:var(--ink)}
    .machine rect{fill:var(--page);stroke:var(--line)}
    .machine .at rect{stroke:var(--bad);fill:var(--badwash)}
    .edge{fill:none;stroke:var(--quiet);opacity:.45}.head path{fill:var(--quiet)}
    .passed{fill:none;stroke:var(--bad);stroke-width:2}.passedhead path{fill:var(--bad)}
    @media(max-width:30rem){body{padding:1.5rem .9rem 3rem}h1{font-size:1.4rem}
    .matrix th,.matrix td{padding:.3rem .22rem;font-size:.78rem}.matrix th[scope=col]{font-size:.66rem}.matrix th[scope=row]{font-size:.7rem}
    .matrix small{display:block}dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-bottom:.5rem}}
    @media print{.case{break-inside:avoid}body{max-width:none}}

    """
}
