extension SymbolNames {
  /// Each of Apple's names with the icon's after `=`, unless it is the same with dashes for dots; `~`
  /// before an icon says that it looks like another thing, and `=+` that its parts are drawn.
  static let table = """
    heart heart.fill suit.heart suit.heart.fill suit.spade suit.spade.fill suit.club
    suit.club.fill suit.diamond suit.diamond.fill star star.fill
    star.leadinghalf.filled=star-half sparkles=stars trash=trash3 trash.fill=trash3-fill
    plus=plus-lg minus=dash-lg multiply=x-lg percent number=hash xmark=x-lg checkmark=check-lg
    questionmark=question-lg exclamationmark=exclamation-lg info=info-lg at asterisk plus.circle
    plus.circle.fill plus.square plus.square.fill minus.circle=dash-circle
    minus.circle.fill=dash-circle-fill minus.square=dash-square
    minus.square.fill=dash-square-fill xmark.circle=x-circle xmark.circle.fill=x-circle-fill
    xmark.square=x-square xmark.square.fill=x-square-fill xmark.octagon=x-octagon
    xmark.octagon.fill=x-octagon-fill checkmark.circle=check-circle
    checkmark.circle.fill=check-circle-fill checkmark.square=check-square
    checkmark.square.fill=check-square-fill checkmark.seal=patch-check
    checkmark.seal.fill=patch-check-fill checkmark.shield=shield-check
    checkmark.shield.fill=shield-fill-check questionmark.circle=question-circle
    questionmark.circle.fill=question-circle-fill questionmark.square=question-square
    questionmark.square.fill=question-square-fill exclamationmark.circle=exclamation-circle
    exclamationmark.circle.fill=exclamation-circle-fill
    exclamationmark.triangle=exclamation-triangle
    exclamationmark.triangle.fill=exclamation-triangle-fill
    exclamationmark.octagon=exclamation-octagon
    exclamationmark.octagon.fill=exclamation-octagon-fill
    exclamationmark.shield=shield-exclamation exclamationmark.shield.fill=shield-fill-exclamation
    info.circle info.circle.fill info.square info.square.fill chevron.left chevron.right
    chevron.up chevron.down chevron.backward=chevron-left chevron.forward=chevron-right
    chevron.left.2=chevron-double-left chevron.right.2=chevron-double-right
    chevron.up.chevron.down=chevron-expand chevron.compact.up chevron.compact.down
    chevron.compact.left chevron.compact.right arrow.left arrow.right arrow.up arrow.down
    arrow.backward=arrow-left arrow.forward=arrow-right arrow.up.left arrow.up.right
    arrow.down.left arrow.down.right arrow.left.circle arrow.left.circle.fill arrow.right.circle
    arrow.right.circle.fill arrow.up.circle arrow.up.circle.fill arrow.down.circle
    arrow.down.circle.fill arrow.left.square arrow.left.square.fill arrow.right.square
    arrow.right.square.fill arrow.up.square arrow.up.square.fill arrow.down.square
    arrow.down.square.fill arrow.left.arrow.right=arrow-left-right
    arrow.left.and.right=arrow-left-right arrow.up.arrow.down=arrow-down-up arrow.clockwise
    arrow.counterclockwise arrow.triangle.2.circlepath=arrow-repeat
    arrow.2.circlepath=arrow-repeat arrow.uturn.left=arrow-90deg-left
    arrow.uturn.right=arrow-90deg-right arrow.uturn.backward=arrow-90deg-left
    arrow.uturn.forward=arrow-90deg-right arrow.turn.down.right=arrow-return-right
    arrow.turn.up.left=arrow-90deg-left arrow.up.left.and.arrow.down.right=arrows-angle-expand
    arrow.down.right.and.arrow.up.left=arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right=arrows-move arrow.up.to.line=arrow-bar-up
    arrow.down.to.line=arrow-bar-down arrow.left.to.line=arrow-bar-left
    arrow.right.to.line=arrow-bar-right arrowshape.turn.up.left=reply
    arrowshape.turn.up.left.fill=reply-fill arrowshape.turn.up.left.2=reply-all
    arrowshape.turn.up.left.2.fill=reply-all-fill arrowtriangle.up=caret-up
    arrowtriangle.up.fill=caret-up-fill arrowtriangle.down=caret-down
    arrowtriangle.down.fill=caret-down-fill arrowtriangle.left=caret-left
    arrowtriangle.left.fill=caret-left-fill arrowtriangle.right=caret-right
    arrowtriangle.right.fill=caret-right-fill gear gearshape=gear gearshape.fill=gear-fill
    slider.horizontal.3=sliders slider.vertical.3=sliders2-vertical wrench hammer
    hammer.fill=hammer house house.fill building building.fill building.2=buildings
    building.2.fill=buildings-fill person person.fill person.circle
    person.crop.circle=person-circle person.crop.square=person-square
    person.badge.plus=person-plus person.fill.badge.plus=person-plus-fill
    person.badge.minus=person-dash person.fill.badge.minus=person-dash-fill person.2=people
    person.2.fill=people-fill person.3=~people person.3.fill=~people-fill bell bell.fill bell.slash
    bell.slash.fill magnifyingglass=search plus.magnifyingglass=zoom-in
    minus.magnifyingglass=zoom-out square.and.arrow.up=box-arrow-up
    square.and.arrow.down=box-arrow-in-down square.and.pencil=pencil-square pencil pencil.tip=pen
    paintbrush=brush paintbrush.fill=brush-fill paintpalette=palette
    paintpalette.fill=palette-fill eyedropper scissors ruler=rulers crop play play.fill
    play.circle play.circle.fill play.rectangle=play-btn play.rectangle.fill=play-btn-fill pause
    pause.fill pause.circle pause.circle.fill stop stop.fill stop.circle stop.circle.fill
    record.circle record.circle.fill backward=rewind backward.fill=rewind-fill
    forward=fast-forward forward.fill=fast-forward-fill backward.end=skip-start
    backward.end.fill=skip-start-fill forward.end=skip-end forward.end.fill=skip-end-fill
    backward.end.alt=skip-backward backward.end.alt.fill=skip-backward-fill
    forward.end.alt=skip-forward forward.end.alt.fill=skip-forward-fill eject eject.fill shuffle
    repeat repeat.1 infinity speaker=volume-off speaker.fill=volume-off-fill
    speaker.wave.1=volume-down speaker.wave.1.fill=volume-down-fill speaker.wave.2=volume-up
    speaker.wave.2.fill=volume-up-fill speaker.wave.3=volume-up
    speaker.wave.3.fill=volume-up-fill speaker.slash=volume-mute
    speaker.slash.fill=volume-mute-fill music.note music.note.list mic mic.fill
    mic.slash=mic-mute mic.slash.fill=mic-mute-fill headphones hifispeaker=speaker
    hifispeaker.fill=speaker-fill waveform=soundwave video=camera-video
    video.fill=camera-video-fill video.slash=camera-video-off
    video.slash.fill=camera-video-off-fill film camera camera.fill photo=image
    photo.fill=image-fill photo.on.rectangle=images tv tv.fill gamecontroller=controller
    gamecontroller.fill=controller folder folder.fill folder.badge.plus=folder-plus
    doc=file-earmark doc.fill=file-earmark-fill doc.text=file-earmark-text
    doc.text.fill=file-earmark-text-fill doc.on.doc=files doc.on.clipboard=clipboard
    doc.richtext=file-earmark-richtext clipboard clipboard.fill note.text=journal-text book
    book.fill books.vertical=bookshelf bookmark bookmark.fill newspaper archivebox=archive
    archivebox.fill=archive-fill tray=inbox tray.fill=inbox-fill tray.2=inboxes
    tray.2.fill=inboxes-fill paperclip link=link-45deg envelope envelope.fill envelope.open
    envelope.open.fill paperplane=send paperplane.fill=send-fill message=chat
    message.fill=chat-fill bubble.left=chat-left bubble.left.fill=chat-left-fill
    bubble.right=chat-right bubble.right.fill=chat-right-fill text.bubble=chat-left-text
    text.bubble.fill=chat-left-text-fill ellipsis.bubble=chat-left-dots
    ellipsis.bubble.fill=chat-left-dots-fill quote.bubble=chat-left-quote
    quote.bubble.fill=chat-left-quote-fill phone=telephone phone.fill=telephone-fill
    ellipsis=three-dots line.horizontal.3=list line.3.horizontal=list
    line.horizontal.3.decrease=filter line.3.horizontal.decrease=filter
    line.3.horizontal.decrease.circle=filter-circle
    line.3.horizontal.decrease.circle.fill=filter-circle-fill list.bullet=list-ul
    list.number=list-ol list.dash=list-task list.star=list-stars checklist=list-check
    text.alignleft=text-left text.aligncenter=text-center text.alignright=text-right
    text.justify=justify increase.indent=text-indent-left decrease.indent=text-indent-right
    bold=type-bold italic=type-italic underline=type-underline strikethrough=type-strikethrough
    textformat=fonts textformat.size=fonts quote.opening=quote paragraphsign=paragraph
    square.grid.2x2=grid square.grid.2x2.fill=grid-fill square.grid.3x2=grid-3x2-gap
    square.grid.3x2.fill=grid-3x2-gap-fill square.grid.3x3=grid-3x3-gap
    square.grid.3x3.fill=grid-3x3-gap-fill rectangle.grid.1x2=view-stacked
    rectangle.split.3x1=layout-three-columns sidebar.left=layout-sidebar
    sidebar.right=layout-sidebar-reverse square.stack=stack square.stack.3d.up=layers
    square.stack.3d.up.fill=layers-fill square square.fill circle circle.fill
    circle.lefthalf.filled=circle-half triangle triangle.fill diamond diamond.fill hexagon
    hexagon.fill octagon octagon.fill pentagon pentagon.fill shield shield.fill capsule=+ app=+
    dot.circle=record-circle target=bullseye scope=bullseye viewfinder=fullscreen lock lock.fill
    lock.open=unlock lock.open.fill=unlock-fill lock.shield=shield-lock
    lock.shield.fill=shield-lock-fill key key.fill eye eye.fill eye.slash eye.slash.fill
    hand.thumbsup=hand-thumbs-up hand.thumbsup.fill=hand-thumbs-up-fill
    hand.thumbsdown=hand-thumbs-down hand.thumbsdown.fill=hand-thumbs-down-fill
    hand.point.up.left=hand-index hand.point.up.left.fill=hand-index-fill
    face.smiling=emoji-smile face.smiling.fill=emoji-smile-fill touchid=fingerprint
    calendar=calendar3 calendar.badge.plus=calendar-plus clock clock.fill
    clock.arrow.circlepath=clock-history alarm alarm.fill stopwatch stopwatch.fill
    timer=~stopwatch hourglass=hourglass-split hourglass.tophalf.filled=hourglass-top
    hourglass.bottomhalf.filled=hourglass-bottom map map.fill mappin=geo
    mappin.and.ellipse=geo-fill location=cursor location.fill=cursor-fill safari=compass
    safari.fill=compass-fill globe network=globe2 wifi wifi.slash=wifi-off
    antenna.radiowaves.left.and.right=broadcast dot.radiowaves.left.and.right=broadcast cloud
    cloud.fill cloud.rain cloud.rain.fill cloud.snow cloud.snow.fill cloud.bolt=cloud-lightning
    cloud.bolt.fill=cloud-lightning-fill cloud.sun cloud.sun.fill cloud.moon cloud.moon.fill
    cloud.fog cloud.fog.fill cloud.drizzle cloud.drizzle.fill cloud.hail cloud.hail.fill
    icloud=cloud icloud.fill=cloud-fill icloud.and.arrow.down=cloud-arrow-down
    icloud.and.arrow.down.fill=cloud-arrow-down-fill icloud.and.arrow.up=cloud-arrow-up
    icloud.and.arrow.up.fill=cloud-arrow-up-fill sun.max=brightness-high
    sun.max.fill=brightness-high-fill sun.min=brightness-low sun.min.fill=brightness-low-fill
    sunrise sunrise.fill sunset sunset.fill moon moon.fill moon.stars moon.stars.fill
    snowflake=snow wind hurricane tornado tropicalstorm=tropical-storm umbrella umbrella.fill
    drop=droplet drop.fill=droplet-fill flame=fire flame.fill=fire thermometer=thermometer-half
    bolt=lightning bolt.fill=lightning-fill ladybug=bug ladybug.fill=bug-fill cart cart.fill
    cart.badge.plus=cart-plus bag bag.fill basket basket.fill creditcard=credit-card
    creditcard.fill=credit-card-fill gift gift.fill tag tag.fill dollarsign=currency-dollar
    eurosign=currency-euro sterlingsign=currency-pound yensign=currency-yen
    bitcoinsign=currency-bitcoin banknote=cash wallet.pass=wallet2 briefcase briefcase.fill
    case=briefcase case.fill=briefcase-fill graduationcap=mortarboard
    graduationcap.fill=mortarboard-fill trophy trophy.fill medal=award medal.fill=award-fill
    rosette=award flag flag.fill cup.and.saucer=cup-hot cup.and.saucer.fill=cup-hot-fill
    airplane=airplane-fill car=car-front car.fill=car-front-fill bus=bus-front
    bus.fill=bus-front-fill tram=train-front tram.fill=train-front-fill bicycle
    fuelpump=fuel-pump fuelpump.fill=fuel-pump-fill lightbulb lightbulb.fill
    lightbulb.slash=lightbulb-off lightbulb.slash.fill=lightbulb-off-fill lamp.desk=lamp
    powerplug=plug powerplug.fill=plug-fill power battery.100=battery-full
    battery.50=battery-half battery.0=battery battery.100.bolt=battery-charging iphone=phone
    ipad=tablet laptopcomputer=laptop desktopcomputer=display display keyboard keyboard.fill
    printer printer.fill computermouse=mouse computermouse.fill=mouse-fill cpu cpu.fill
    memorychip=memory server.rack=hdd-rack externaldrive=hdd externaldrive.fill=hdd-fill
    internaldrive=device-ssd internaldrive.fill=device-ssd-fill opticaldisc=disc
    opticaldisc.fill=disc-fill terminal terminal.fill
    chevron.left.forwardslash.chevron.right=code-slash curlybraces=braces command option shift
    shift.fill capslock capslock.fill escape delete.left=backspace
    delete.left.fill=backspace-fill delete.right=backspace-reverse
    delete.right.fill=backspace-reverse-fill return=arrow-return-left chart.bar=bar-chart
    chart.bar.fill=bar-chart-fill chart.pie=pie-chart chart.pie.fill=pie-chart-fill
    chart.line.uptrend.xyaxis=graph-up chart.line.downtrend.xyaxis=graph-down
    waveform.path.ecg=activity bandage=bandaid bandage.fill=bandaid-fill lungs lungs.fill ear
    ear.fill eyeglasses puzzlepiece=puzzle puzzlepiece.fill=puzzle-fill dice=dice-5
    dice.fill=dice-5-fill die.face.1=dice-1 die.face.2=dice-2 die.face.3=dice-3 die.face.4=dice-4
    die.face.5=dice-5 die.face.6=dice-6 die.face.1.fill=dice-1-fill die.face.2.fill=dice-2-fill
    die.face.3.fill=dice-3-fill die.face.4.fill=dice-4-fill die.face.5.fill=dice-5-fill
    die.face.6.fill=dice-6-fill cube=box cube.fill=box-fill shippingbox=box-seam
    shippingbox.fill=box-seam-fill wand.and.stars=magic qrcode=qr-code
    qrcode.viewfinder=qr-code-scan barcode=upc barcode.viewfinder=upc-scan
    ticket=ticket-perforated ticket.fill=ticket-perforated-fill megaphone megaphone.fill
    binoculars binoculars.fill nosign=slash-circle slash.circle slash.circle.fill translate
    textbox=input-cursor-text dpad dpad.fill 1.circle 2.circle 3.circle 4.circle 5.circle
    6.circle 7.circle 8.circle 9.circle 0.circle 1.circle.fill 2.circle.fill 3.circle.fill
    4.circle.fill 5.circle.fill 6.circle.fill 7.circle.fill 8.circle.fill 9.circle.fill
    0.circle.fill person.crop.circle.fill=person-circle person.crop.square.fill=person-square
    person.circle.fill=person-circle person.crop.rectangle=person-vcard
    person.crop.rectangle.fill=person-vcard-fill person.text.rectangle=person-vcard
    person.text.rectangle.fill=person-vcard-fill person.fill.checkmark=person-fill-check
    person.fill.xmark=person-fill-x person.crop.circle.badge.plus=person-add
    person.crop.circle.badge.checkmark=person-check person.crop.circle.badge.xmark=person-x
    pawprint=~emoji-smile pawprint.fill=~emoji-smile-fill ellipsis.circle=+
    ellipsis.circle.fill=+ bed.double=~house-door bed.double.fill=~house-door-fill
    banknote.fill=cash-stack tortoise=~bug tortoise.fill=~bug-fill hare=~bug hare.fill=~bug-fill
    ant=~bug ant.fill=~bug-fill location.north=compass location.north.fill=compass-fill
    location.north.line=compass location.north.line.fill=compass-fill film.fill=film
    iphone.radiowaves.left.and.right=phone-vibrate ipad.landscape=tablet-landscape
    iphone.landscape=phone-landscape app.fill=+ app.badge=app-indicator
    app.badge.fill=app-indicator square.stack.fill=stack square.stack.3d.down.right=layers
    square.3.layers.3d=layers square.2.layers.3d=layers rectangle.stack=collection
    rectangle.stack.fill=collection-fill rectangle.on.rectangle=front square.on.square=front
    square.on.circle=~front plus.square.on.square=front plus.rectangle.on.rectangle=front
    rectangle.grid.1x2.fill=hdd-stack-fill rectangle.grid.2x2=grid
    rectangle.grid.2x2.fill=grid-fill circle.grid.2x2=grid circle.grid.3x3=grid-3x3-gap
    circle.grid.3x3.fill=grid-3x3-gap-fill circle.grid.2x2.fill=grid-fill circle.grid.cross=dpad
    circle.grid.cross.fill=dpad-fill rectangle=+ rectangle.fill=+
    rectangle.portrait=+ rectangle.portrait.fill=+ rectangle.split.2x1=layout-split
    rectangle.split.3x3=grid-3x3 sidebar.leading=layout-sidebar
    sidebar.trailing=layout-sidebar-reverse rectangle.portrait.and.arrow.right=box-arrow-right
    rectangle.portrait.and.arrow.right.fill=box-arrow-right
    rectangle.portrait.and.arrow.forward=box-arrow-right square.and.arrow.up.fill=box-arrow-up
    square.and.arrow.down.fill=box-arrow-down square.and.arrow.up.on.square=~box-arrow-up
    square.and.arrow.down.on.square=~box-arrow-down square.and.pencil.circle=+
    rectangle.and.pencil.and.ellipsis=pencil-square pencil.and.outline=pencil pencil.slash=+
    scribble=~pen scribble.variable=~pen lasso=bezier2 paintbrush.pointed=brush
    paintbrush.pointed.fill=brush-fill eyedropper.halffull=eyedropper eyedropper.full=eyedropper
    eraser eraser.fill ruler.fill=rulers level=rulers level.fill=rulers wrench.fill=wrench
    wrench.and.screwdriver=tools wrench.and.screwdriver.fill=tools screwdriver
    screwdriver.fill=screwdriver wrench.adjustable wrench.adjustable.fill=wrench-adjustable
    gearshape.2=~gear-wide-connected gearshape.2.fill=~gear-wide-connected
    slider.horizontal.below.rectangle=sliders2 switch.2=toggles dial.min=speedometer2
    dial.min.fill=speedometer2 dial.low=speedometer2 dial.high=speedometer2
    dial.medium=speedometer2 gauge=speedometer gauge.medium=speedometer gauge.high=speedometer2
    gauge.low=speedometer speedometer metronome=stopwatch metronome.fill=stopwatch-fill
    chevron.up.2=chevron-double-up chevron.down.2=chevron-double-down
    chevron.left.to.line=chevron-bar-left chevron.right.to.line=chevron-bar-right
    arrow.up.and.down=arrow-down-up arrow.left.and.right.circle=+ arrow.up.right.circle
    arrow.up.right.circle.fill arrow.up.left.circle arrow.up.left.circle.fill
    arrow.down.right.circle arrow.down.right.circle.fill arrow.down.left.circle
    arrow.down.left.circle.fill arrow.up.right.square arrow.up.right.square.fill
    arrow.down.left.square arrow.down.right.square arrow.up.left.square
    arrow.backward.circle=arrow-left-circle arrow.backward.circle.fill=arrow-left-circle-fill
    arrow.forward.circle=arrow-right-circle arrow.forward.circle.fill=arrow-right-circle-fill
    arrow.up.forward=arrow-up-right arrow.up.backward=arrow-up-left
    arrow.down.forward=arrow-down-right arrow.down.backward=arrow-down-left
    arrow.up.forward.app=box-arrow-up-right arrow.up.right.square.on.square=box-arrow-up-right
    arrow.uturn.up=arrow-90deg-up arrow.uturn.down=arrow-90deg-down
    arrow.turn.up.right=arrow-90deg-right arrow.turn.right.up=arrow-90deg-up
    arrow.turn.left.up=arrow-90deg-up arrow.turn.right.down=arrow-90deg-down
    arrow.turn.down.left=arrow-return-left arrow.merge=sign-merge-left arrow.branch=diagram-2
    arrow.triangle.branch=diagram-3 arrow.triangle.merge=sign-merge-right
    arrow.triangle.swap=arrow-left-right arrow.triangle.turn.up.right.diamond=sign-turn-right
    arrow.triangle.turn.up.right.diamond.fill=sign-turn-right-fill
    arrow.triangle.turn.up.right.circle=~sign-turn-right
    arrow.triangle.turn.up.right.circle.fill=~sign-turn-right-fill arrow.rectanglepath=repeat
    arrow.3.trianglepath=recycle arrow.triangle.2.circlepath.circle=+
    arrow.triangle.2.circlepath.camera=~camera arrow.triangle.2.circlepath.camera.fill=~camera-fill
    camera.rotate=~camera camera.rotate.fill=~camera-fill
    arrow.up.and.line.horizontal.and.arrow.down=arrows-expand
    arrow.down.and.line.horizontal.and.arrow.up=arrows-collapse arrow.up.and.down.circle=+
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left=arrows-fullscreen
    arrow.down.right.and.arrow.up.left.circle=+ arrow.up.left.and.arrow.down.right.circle=+
    move.3d=arrows-move rotate.3d=arrow-repeat rotate.left=arrow-counterclockwise
    rotate.left.fill=arrow-counterclockwise rotate.right=arrow-clockwise
    rotate.right.fill=arrow-clockwise scale.3d=arrows-angle-expand arrowshape.left=arrow-left
    arrowshape.left.fill=arrow-left arrowshape.right=arrow-right
    arrowshape.right.fill=arrow-right arrowshape.up=arrow-up arrowshape.up.fill=arrow-up
    arrowshape.down=arrow-down arrowshape.down.fill=arrow-down arrowshape.turn.up.right=~reply
    arrowshape.turn.up.right.fill=~reply-fill arrowshape.turn.up.forward=~reply
    arrowshape.turn.up.backward=reply arrowshape.zigzag.right=arrow-right
    arrowshape.bounce.right=arrow-right exclamationmark.2=~exclamation-lg
    exclamationmark.bubble=~chat-left-text exclamationmark.bubble.fill=~chat-left-text-fill
    questionmark.diamond=question-diamond questionmark.diamond.fill=question-diamond-fill
    exclamationmark.square=exclamation-square exclamationmark.square.fill=exclamation-square-fill
    exclamationmark.icloud=~cloud-slash checkmark.icloud=cloud-check
    checkmark.icloud.fill=cloud-check-fill xmark.icloud=~cloud-slash
    xmark.icloud.fill=~cloud-slash-fill xmark.shield=shield-x xmark.shield.fill=shield-fill-x
    xmark.seal=patch-minus xmark.seal.fill=patch-minus-fill plus.app=plus-square
    plus.app.fill=plus-square-fill plus.diamond=+ plus.diamond.fill=+ minus.diamond=+
    xmark.app=x-square xmark.app.fill=x-square-fill xmark.diamond=x-diamond
    xmark.diamond.fill=x-diamond-fill xmark.bin=trash xmark.bin.fill=trash-fill
    checkmark.rectangle=+ checkmark.rectangle.fill=+ checkmark.diamond=+ checkmark.diamond.fill=+
    checkmark.bubble=~chat-left-text plus.bubble=~chat-left plus.bubble.fill=~chat-left-fill
    plus.message=~chat plus.message.fill=~chat-fill questionmark.bubble=~chat-left-quote
    questionmark.folder=~folder plusminus=plus-slash-minus
    plus.forwardslash.minus=plus-slash-minus equal=pause divide=slash-lg lessthan=~chevron-left
    greaterthan=~chevron-right trash.slash=+ trash.slash.fill=+ folder.badge.minus=folder-minus
    folder.fill.badge.plus=folder-plus folder.fill.badge.minus=folder-minus
    folder.badge.gearshape=+ folder.badge.person.crop=~folder tray.full=inbox
    tray.full.fill=inbox-fill tray.and.arrow.down=download tray.and.arrow.down.fill=download
    tray.and.arrow.up=upload tray.and.arrow.up.fill=upload archivebox.circle=+
    doc.plaintext=file-earmark-text doc.plaintext.fill=file-earmark-text-fill
    doc.richtext.fill=file-earmark-richtext-fill doc.on.doc.fill=files
    doc.on.clipboard.fill=clipboard-fill doc.badge.plus=file-earmark-plus
    doc.fill.badge.plus=file-earmark-plus-fill doc.badge.gearshape=+
    doc.badge.arrow.up=file-earmark-arrow-up doc.text.image=file-earmark-image
    doc.text.magnifyingglass=~search doc.zipper=file-earmark-zip doc.viewfinder=upc-scan
    doc.append=file-earmark-plus arrow.down.doc=file-earmark-arrow-down
    arrow.down.doc.fill=file-earmark-arrow-down-fill arrow.up.doc=file-earmark-arrow-up
    arrow.up.doc.fill=file-earmark-arrow-up-fill note=sticky note.text.badge.plus=+
    list.clipboard=clipboard list.clipboard.fill=clipboard-fill list.bullet.clipboard=clipboard
    list.bullet.clipboard.fill=clipboard-fill pencil.and.list.clipboard=clipboard
    newspaper.fill=newspaper magazine=journal magazine.fill=journal book.closed=journal
    book.closed.fill=journals books.vertical.fill=bookshelf text.book.closed=journal-text
    text.book.closed.fill=journal-text character.book.closed=journal
    character.book.closed.fill=journal menucard=menu-button-wide
    menucard.fill=menu-button-wide-fill bookmark.circle=+ bookmark.square=+
    list.bullet.indent=list-nested list.bullet.rectangle=card-list
    list.bullet.rectangle.fill=card-list list.triangle=~list-task list.bullet.circle=+
    checklist.checked=list-check text.justify.left=justify-left text.justify.leading=justify-left
    text.append=~text-indent-left text.badge.plus=~text-left text.badge.checkmark=~text-left
    text.quote=quote quote.closing=quote textformat.abc=spellcheck textformat.alt=fonts
    textformat.123=123 textformat.subscript=subscript textformat.superscript=superscript
    bold.italic.underline=type-bold character=fonts character.cursor.ibeam=input-cursor-text
    character.bubble=translate paragraph number.circle=+ number.square=+ signature=~pen
    sum=~calculator function=~calculator fx=~calculator x.squareroot=~calculator
    line.3.horizontal.circle=+ line.3.horizontal.circle.fill=+
    line.horizontal.3.decrease.circle=filter-circle
    line.horizontal.3.decrease.circle.fill=filter-circle-fill line.diagonal=slash-lg
    lineweight=border-width line.2.horizontal.decrease.circle=filter-circle mail=envelope
    mail.fill=envelope-fill mail.stack=~envelope-paper mail.stack.fill=envelope-paper-fill
    envelope.badge=+ envelope.badge.fill=+
    envelope.circle=+ message.circle=+ message.badge=+ message.badge.filled.fill=~chat-dots-fill
    bubble.middle.bottom=chat-square bubble.middle.bottom.fill=chat-square-fill
    bubble.middle.top=chat-square bubble.middle.top.fill=chat-square-fill
    bubble.left.and.bubble.right=~chat-left-dots
    bubble.left.and.bubble.right.fill=~chat-left-dots-fill captions.bubble=badge-cc
    captions.bubble.fill=badge-cc-fill star.bubble=chat-left-heart
    star.bubble.fill=chat-left-heart-fill phone.bubble=~chat phone.circle=+
    phone.connection=telephone-forward phone.down=telephone-x phone.down.fill=telephone-x-fill
    phone.arrow.up.right=telephone-outbound phone.arrow.down.left=telephone-inbound
    phone.badge.plus=telephone-plus phone.fill.badge.plus=telephone-plus-fill teletype=telephone
    video.badge.plus=+ video.circle=+ camera.viewfinder=fullscreen
    camera.metering.center.weighted=bullseye camera.aperture=bullseye camera.filters=~palette
    camera.on.rectangle=~camera camera.macro=flower1 photo.on.rectangle.angled=images
    photo.stack=images photo.stack.fill=images photo.circle=+ photo.artframe=image
    rectangle.stack.badge.plus=+ rectangle.stack.person.crop=~collection viewfinder.circle=+
    perspective=box play.square=play-btn play.square.fill=play-btn-fill
    play.square.stack=collection-play play.square.stack.fill=collection-play-fill
    play.rectangle.on.rectangle=collection-play play.slash=+ playpause=play
    playpause.fill=play-fill backward.circle=rewind-circle
    backward.circle.fill=rewind-circle-fill forward.circle=fast-forward-circle
    forward.circle.fill=fast-forward-circle-fill backward.frame=skip-start
    backward.frame.fill=skip-start-fill forward.frame=skip-end forward.frame.fill=skip-end-fill
    gobackward=arrow-counterclockwise goforward=arrow-clockwise
    gobackward.10=~arrow-counterclockwise gobackward.15=~arrow-counterclockwise
    gobackward.30=~arrow-counterclockwise goforward.10=~arrow-clockwise
    goforward.15=~arrow-clockwise goforward.30=~arrow-clockwise shuffle.circle=+ repeat.circle=+
    infinity.circle=+ music.mic=mic music.mic.circle=+ music.quarternote.3=~music-note-list
    music.note.house=~house music.note.tv=~tv guitars=~music-note guitars.fill=~music-note
    pianokeys=music-note-beamed homepod=speaker homepod.fill=speaker-fill airpods=~earbuds
    airpodspro=~earbuds beats.headphones=headphones headphones.circle=+ waveform.circle=+
    waveform.circle.fill=+ waveform.path=activity waveform.badge.mic=+ airplayvideo=cast
    airplayaudio=cast speaker.circle=+ speaker.circle.fill=+ speaker.1=volume-down
    speaker.1.fill=volume-down-fill speaker.2=volume-up speaker.2.fill=volume-up-fill
    speaker.3=volume-up speaker.3.fill=volume-up-fill speaker.zzz=volume-mute
    speaker.zzz.fill=volume-mute-fill mic.circle=+ bell.badge=+ bell.badge.fill=+ bell.circle=+
    bell.and.waveform=~bell bell.and.waveform.fill=~bell-fill alarm.waves.left.and.right=~alarm
    alarm.waves.left.and.right.fill=~alarm-fill clock.badge=+
    clock.badge.checkmark=~clock-history timer.circle=+ calendar.circle=+
    calendar.badge.minus=calendar-minus calendar.badge.clock=+
    calendar.badge.exclamationmark=calendar-x deskclock=clock deskclock.fill=clock-fill
    applewatch=smartwatch applewatch.watchface=smartwatch watchface.applewatch.case=smartwatch
    heart.circle=+ heart.slash=+ heart.slash.fill=+ heart.text.square=~heart-pulse
    heart.text.square.fill=~heart-pulse-fill bolt.heart=heart-pulse
    bolt.heart.fill=heart-pulse-fill arrow.up.heart=heart-arrow star.circle=+
    star.leadinghalf.fill=star-half star.lefthalf.fill=star-half star.slash=+ sparkle=~stars
    wand.and.rays=magic wand.and.stars.inverse=magic crown=~gem crown.fill=~gem
    party.popper=balloon party.popper.fill=balloon-fill balloon balloon.fill balloon.2=~balloon
    balloon.2.fill=~balloon-fill gift.circle=+ hand.point.up=hand-index
    hand.point.up.fill=hand-index-fill hand.point.right=~hand-index
    hand.point.right.fill=~hand-index-fill hand.point.left=~hand-index
    hand.point.left.fill=~hand-index-fill hand.tap=~hand-index hand.tap.fill=~hand-index-fill
    hand.raised=~hand-index-thumb hand.raised.fill=~hand-index-thumb-fill hand.raised.slash=+
    hand.draw=~hand-index hand.draw.fill=~hand-index-fill hand.wave=~hand-index-thumb
    hand.wave.fill=~hand-index-thumb-fill hands.clap=~hand-thumbs-up
    hands.clap.fill=~hand-thumbs-up-fill hands.sparkles=stars hands.sparkles.fill=stars
    cursorarrow=cursor cursorarrow.rays=cursor cursorarrow.click=cursor
    faceid=person-bounding-box figure.2=~people figure.and.child.holdinghands=~people
    figure.pool.swim=~water dumbbell=~tools dumbbell.fill=~tools brain=~lightbulb
    brain.head.profile=~person-gear mustache=~emoji-sunglasses
    mustache.fill=~emoji-sunglasses-fill nose=~emoji-neutral nose.fill=~emoji-neutral-fill
    mouth=~emoji-smile mouth.fill=~emoji-smile-fill face.smiling.inverse=emoji-smile-fill
    face.dashed=emoji-neutral face.dashed.fill=emoji-neutral-fill eyes=~eye eyes.inverse=~eye-fill
    theatermasks=mask theatermasks.fill=mask facemask=mask facemask.fill=mask eye.circle=+
    eye.trianglebadge.exclamationmark=~eye lock.circle=+ lock.rotation=~lock
    lock.doc=file-earmark-lock lock.doc.fill=file-earmark-lock-fill lock.rectangle=+ lock.slash=+
    lock.slash.fill=+ key.horizontal=key key.horizontal.fill=key-fill shield.slash
    shield.slash.fill shield.lefthalf.filled=shield-shaded shield.lefthalf.fill=shield-shaded
    shield.righthalf.filled=~shield-shaded map.circle=+ mappin.circle=+ mappin.circle.fill=+
    mappin.slash=+ signpost.right=signpost signpost.right.fill=signpost-fill
    signpost.left=~signpost signpost.left.fill=~signpost-fill globe.americas
    globe.americas.fill=globe-americas globe.europe.africa
    globe.europe.africa.fill=globe-europe-africa globe.asia.australia
    globe.asia.australia.fill=globe-asia-australia network.badge.shield.half.filled=~globe2
    antenna.radiowaves.left.and.right.circle=+ antenna.radiowaves.left.and.right.slash=+
    dot.radiowaves.right=rss dot.radiowaves.up.forward=rss wave.3.right=rss wave.3.left=rss
    wave.3.forward=rss dot.circle.fill=record-circle-fill dot.square=record-btn
    dot.square.fill=record-btn-fill circle.circle=record-circle
    circle.circle.fill=record-circle-fill circle.inset.filled=record-circle
    smallcircle.filled.circle=record-circle smallcircle.filled.circle.fill=record-circle-fill
    largecircle.fill.circle=record-circle-fill smallcircle.fill.circle=record-circle
    smallcircle.fill.circle.fill=record-circle-fill circle.dashed=plus-circle-dotted
    square.dashed=plus-square-dotted circle.dotted=plus-circle-dotted circle.hexagongrid=~hexagon
    circle.hexagongrid.fill=~hexagon-fill circle.hexagonpath=hexagon
    circle.hexagonpath.fill=hexagon-fill circle.righthalf.filled=~circle-half
    circle.tophalf.filled=~circle-half circle.bottomhalf.filled=~circle-half
    circle.lefthalf.fill=circle-half circle.righthalf.fill=~circle-half circle.slash=slash-circle
    circle.slash.fill=slash-circle-fill circle.and.line.horizontal=dash-circle
    square.lefthalf.filled=square-half square.righthalf.filled=~square-half
    square.split.2x1=layout-split square.split.1x2=view-stacked square.split.2x2=grid
    square.slash=slash-square square.slash.fill=slash-square-fill square.circle=circle-square
    hexagon.lefthalf.filled=hexagon-half triangle.lefthalf.filled=triangle-half oval=+
    oval.fill=+ oval.portrait=+ oval.portrait.fill=+ seal=patch-minus
    seal.fill=patch-minus-fill capsule.fill=+ capsule.portrait=+
    capsule.portrait.fill=+ capsule.lefthalf.filled=capsule-pill pill=capsule-pill
    pill.fill=capsule-pill pills=capsule-pill pills.fill=capsule-pill cross=hospital
    cross.fill=hospital-fill cross.circle=plus-circle cross.circle.fill=plus-circle-fill
    cross.case=bandaid cross.case.fill=bandaid-fill stethoscope=~heart-pulse syringe=~eyedropper
    syringe.fill=~eyedropper allergens=~virus sun.horizon=sunset sun.horizon.fill=sunset-fill
    sun.dust=~brightness-low sun.dust.fill=~brightness-low-fill sun.haze=brightness-alt-high
    sun.haze.fill=brightness-alt-high-fill sun.max.circle=+ sunset.circle=+ moon.circle=+
    moon.zzz=~moon-stars moon.zzz.fill=~moon-stars-fill moonphase.first.quarter=circle-half
    moonphase.full.moon=circle-fill sparkles.rectangle.stack=collection
    cloud.heavyrain=cloud-rain-heavy cloud.heavyrain.fill=cloud-rain-heavy-fill cloud.sleet
    cloud.sleet.fill cloud.bolt.rain=cloud-lightning-rain
    cloud.bolt.rain.fill=cloud-lightning-rain-fill cloud.sun.rain=~cloud-sun
    cloud.sun.rain.fill=~cloud-sun-fill cloud.sun.bolt=~cloud-sun
    cloud.sun.bolt.fill=~cloud-sun-fill cloud.moon.rain=~cloud-moon
    cloud.moon.rain.fill=~cloud-moon-fill cloud.circle=+ icloud.slash=cloud-slash
    icloud.slash.fill=cloud-slash-fill icloud.circle=+ smoke=clouds smoke.fill=clouds-fill
    wind.snow=thermometer-snow snow=snow2 snowflake.circle=+ humidity=moisture
    humidity.fill=moisture drop.triangle=~droplet drop.halffull=droplet-half drop.circle=+
    water.waves=water flame.circle=+ thermometer.sun thermometer.sun.fill=thermometer-sun
    thermometer.snowflake=thermometer-snow thermometer.medium=thermometer-half thermometer.low
    thermometer.high rainbow tornado.circle=+ bolt.circle=+ bolt.circle.fill=+ bolt.slash=+
    bolt.slash.fill=+ bolt.horizontal=lightning-charge bolt.horizontal.fill=lightning-charge-fill
    bolt.badge.clock=+ bolt.car=ev-front bolt.car.fill=ev-front-fill
    bolt.batteryblock=battery-charging bolt.shield=~shield-fill leaf=~flower1 leaf.fill=~flower1
    leaf.circle=+ tree tree.fill camera.macro.circle=+ carrot=~egg-fried carrot.fill=~egg-fried
    fish=~water fish.fill=~water bird=~twitter bird.fill=~twitter lizard=~bug
    lizard.fill=~bug-fill cat=~emoji-smile cat.fill=~emoji-smile-fill dog=~emoji-smile
    dog.fill=~emoji-smile-fill ladybug.circle=+ mountain.2=~triangle
    mountain.2.fill=~triangle-fill cart.badge.minus=cart-dash cart.fill.badge.plus=cart-plus-fill
    cart.fill.badge.minus=cart-dash-fill cart.circle=+ bag.badge.plus=bag-plus
    bag.badge.minus=bag-dash bag.fill.badge.plus=bag-plus-fill bag.fill.badge.minus=bag-dash-fill
    bag.circle=+ creditcard.circle=+ creditcard.and.123=credit-card giftcard=~credit-card
    giftcard.fill=~credit-card-fill wallet.pass.fill=wallet-fill dollarsign.circle=+
    dollarsign.circle.fill=+ dollarsign.square=+ eurosign.circle=+ yensign.circle=+
    indianrupeesign=currency-rupee bitcoinsign.circle=+ percent.circle=+ tag.circle=+ tag.slash=+
    tags tags.fill ticket.circle=+ storefront=shop storefront.fill=shop-window
    building.columns=bank building.columns.fill=bank2 house.circle=+ house.and.flag=~house-door
    house.lodge=house-door house.lodge.fill=house-door-fill music.house=~house
    music.house.fill=~house-fill homekit=house-gear building.2.crop.circle=~buildings
    lamp.desk.fill=lamp-fill lamp.floor=lamp lamp.floor.fill=lamp-fill lamp.table=lamp
    lamp.table.fill=lamp-fill lightbulb.circle=+ light.max=brightness-high
    light.min=brightness-low sofa=~house-door sofa.fill=~house-door-fill bathtub=~droplet
    bathtub.fill=~droplet-fill shower=~droplet shower.fill=~droplet-fill
    door.left.hand.closed=door-closed door.left.hand.open=door-open
    door.right.hand.closed=door-closed door.right.hand.open=door-open fork.knife=~cup-straw
    fork.knife.circle=+ wineglass=cup wineglass.fill=cup-fill mug=cup-hot mug.fill=cup-hot-fill
    takeoutbag.and.cup.and.straw=cup-straw takeoutbag.and.cup.and.straw.fill=cup-straw
    cooktop=fire cooktop.fill=fire refrigerator=~door-closed refrigerator.fill=~door-closed-fill
    washer=~record-circle washer.fill=~record-circle-fill fan fan.fill=fan fanblades=fan
    fanblades.fill=fan car.2=~car-front car.2.fill=~car-front-fill car.circle=+ car.side=truck
    car.side.fill=truck-front-fill bus.doubledecker=bus-front
    bus.doubledecker.fill=bus-front-fill tram.circle=+ cablecar=train-lightrail-front
    cablecar.fill=train-lightrail-front-fill ferry=~life-preserver ferry.fill=~life-preserver
    sailboat=~water sailboat.fill=~water scooter box.truck=truck box.truck.fill=truck
    train.side.front.car=train-freight-front airplane.circle=+ airplane.departure=~airplane
    airplane.arrival=~airplane paperplane.circle=+ bicycle.circle=+ parkingsign=p-circle
    parkingsign.circle=p-circle parkingsign.circle.fill=p-circle-fill fuelpump.circle=+
    umbrella.circle=+ tent=~triangle tent.fill=~triangle-fill binoculars.circle=+
    gamecontroller.circle=+ l.joystick=joystick l.joystick.fill=joystick
    puzzlepiece.extension=puzzle puzzlepiece.extension.fill=puzzle-fill sportscourt=~dribbble
    sportscourt.fill=~dribbble soccerball=dribbble basketball=dribbble basketball.fill=dribbble
    football=~egg football.fill=~egg-fill tennisball=~dribbble tennis.racket=~dribbble
    baseball=dribbble baseball.fill=dribbble trophy.circle=+ medal.circle=+ flag.slash=+
    flag.circle=+ flag.checkered=~flag-fill flag.2.crossed=~flag flag.2.crossed.fill=~flag-fill
    flag.badge.ellipsis=+ dice.circle=+ checkerboard.rectangle=~border-all
    circle.hexagongrid.circle=~hexagon teddybear=~emoji-smile teddybear.fill=~emoji-smile-fill
    tv.circle=+ tv.inset.filled=tv-fill play.tv=tv play.tv.fill=tv-fill 4k.tv=tv
    4k.tv.fill=tv-fill appletv=hdd appletv.fill=hdd-fill desktopcomputer.fill=display-fill
    laptopcomputer.and.iphone=laptop pc macpro.gen1=pc macmini=hdd macmini.fill=hdd-fill
    macwindow=window macwindow.badge.plus=window-plus macbook=laptop macbook.and.iphone=laptop
    display.2=~display iphone.circle=+ iphone.homebutton=phone iphone.gen1=phone iphone.gen2=phone
    iphone.gen3=phone iphone.slash=+ apps.iphone=phone apps.ipad=tablet
    platter.filled.bottom.iphone=phone-fill candybarphone=phone flipphone=phone-flip simcard=sim
    simcard.fill=sim-fill sdcard=sd-card sdcard.fill=sd-card-fill externaldrive.badge.plus=+
    scanner=~printer scanner.fill=~printer-fill faxmachine=~printer printer.dotmatrix=printer
    printer.dotmatrix.fill=printer-fill keyboard.chevron.compact.down=~keyboard
    keyboard.chevron.compact.left=~keyboard keyboard.badge.ellipsis=+ magicmouse=mouse3
    magicmouse.fill=mouse3-fill cable.connector=plugin powercord=plug powercord.fill=plug-fill
    poweron=power powersleep=moon bonjour=broadcast wifi.exclamationmark=~wifi-off wifi.circle=+
    wifi.router=router wifi.router.fill=router-fill cellularbars=reception-4
    chart.bar.xaxis=bar-chart-line chart.bar.doc.horizontal=clipboard-data
    chart.bar.doc.horizontal.fill=clipboard-data-fill chart.xyaxis.line=graph-up
    chart.line.uptrend.xyaxis.circle=+ chart.dots.scatter=graph-up
    chart.bar.horizontal.page=clipboard-data tablecells=table tablecells.fill=table
    squareshape.split.2x2=grid battery.25=~battery battery.75=~battery-half
    battery.0percent=battery battery.25percent=~battery battery.50percent=battery-half
    battery.75percent=~battery-half battery.100percent=battery-full
    battery.100percent.bolt=battery-charging minus.plus.batteryblock=battery-full level.circle=+
    compass.drawing=compass barometer=~speedometer carseat.left=~person link.circle=+
    link.badge.plus=+ personalhotspot=link paperclip.circle=+ pin.circle=~pin pin.slash=~pin
    pin.slash.fill=~pin-fill personalhotspot.circle=+ safari.circle=compass curlybraces.square=+
    swift=code-slash ellipsis.curlybraces=braces ellipsis.rectangle=+ ellipsis.rectangle.fill=+
    ellipsis.message=chat-dots ellipsis.message.fill=chat-dots-fill
    ellipsis.vertical.bubble=chat-dots apple.logo=apple applelogo=apple xbox.logo=xbox
    playstation.logo=playstation command.circle=+ option.circle=+ control=chevron-up
    projective=box mount=eject mount.fill=eject-fill magnifyingglass.circle=+
    1.magnifyingglass=~search loupe=search info.bubble=~chat-left-text
    info.bubble.fill=~chat-left-text-fill filemenu.and.selection=menu-button
    contextualmenu.and.cursorarrow=menu-down dock.rectangle=window-dock menubar.rectangle=window
    rectangle.inset.filled=window-fullscreen rectangle.center.inset.filled=window-fullscreen
    rectangle.bottomthird.inset.filled=window-dock uiwindow.split.2x1=window-split pip pip.fill
    pip.enter=pip pip.exit=pip pip.swap=pip inset.filled.rectangle=window-fullscreen
    square.inset.filled=record-btn app.connected.to.app.below.fill=diagram-2
    point.3.connected.trianglepath.dotted=diagram-3
    point.3.filled.connected.trianglepath.dotted=diagram-3-fill
    point.topleft.down.curvedto.point.bottomright.up=bezier2
    point.topleft.down.to.point.bottomright.curvepath=bezier2 flowchart=diagram-2
    flowchart.fill=diagram-2-fill circles.hexagonpath=diagram-3 atom=~virus
    alternatingcurrent=activity testtube.2=~eyedropper flask=~eyedropper flask.fill=~eyedropper
    cylinder=database cylinder.fill=database-fill cylinder.split.1x2=database
    cylinder.split.1x2.fill=database-fill cone cone.fill=cone pyramid=triangle
    pyramid.fill=triangle-fill cube.transparent=box cube.transparent.fill=box-fill
    shippingbox.circle=+ view.3d=badge-3d arkit=box camera.metering.matrix=grid-3x3
    circle.rectangle.filled.pattern.diagonalline=circle-half aqi.medium=grid-3x3-gap
    aqi.low=grid-3x3-gap slowmo=~speedometer timelapse=~speedometer livephoto=~record-circle
    livephoto.play=play-circle flip.horizontal=symmetry-vertical
    flip.horizontal.fill=~symmetry-vertical crop.rotate=crop aspectratio=aspect-ratio
    aspectratio.fill=aspect-ratio-fill dot.arrowtriangles.up.right.down.left.circle=~arrows-move
    selection.pin.in.out=pin skew=border-style rectangle.dashed=border-style
    rectangle.3.offgrid=columns-gap rectangle.3.offgrid.fill=columns-gap
    rectangle.3.group=columns-gap rectangle.3.group.fill=columns-gap
    square.stack.3d.forward.dottedline=layers circle.square square.fill.on.square.fill=back
    circle.fill.square.fill=circle-square rectangle.fill.on.rectangle.fill=back
    square.on.square.dashed=front person.icloud=~cloud person.wave.2=person-video3
    person.wave.2.fill=person-video3 person.line.dotted.person=~people
    person.line.dotted.person.fill=~people-fill person.bust=person person.bust.fill=person-fill
    person.and.background.dotted=~person-bounding-box person.fill.viewfinder=person-bounding-box
    person.crop.artframe=person-square rectangle.stack.person.crop.fill=~collection-fill
    person.slash person.slash.fill=person-fill-slash person.badge.key=person-lock
    person.badge.key.fill=person-fill-lock person.badge.clock=person-gear
    person.fill.questionmark=person-fill-exclamation person.fill.turn.right=~person-fill
    location.viewfinder=bullseye highlighter=pen birthday.cake=~gift
    birthday.cake.fill=~gift-fill figure.walk=~person figure.run=~person figure.stand=~person
    figure=~person figure.wave=~person figure.dance=~person
    figure.strengthtraining.traditional=~person figure.yoga=~person figure.mind.and.body=~person
    figure.cooldown=~person dot.viewfinder=bullseye suitcase=briefcase
    suitcase.fill=briefcase-fill suitcase.cart=~briefcase suitcase.rolling=briefcase
    suitcase.rolling.fill=briefcase-fill backpack=bag backpack.fill=bag-fill gyroscope=bullseye
    rectangle.on.rectangle.angled=front rectangle.fill.on.rectangle.angled.fill=back
    rectangle.portrait.on.rectangle.portrait=files
    rectangle.portrait.on.rectangle.portrait.fill=files rectangle.portrait.on.rectangle.portrait.angled=files
    play.rectangle.on.rectangle.fill=collection-play-fill
    list.bullet.below.rectangle=card-list square.grid.4x3.fill=grid-3x3-gap-fill
    clock.arrow.2.circlepath=clock-history rectangle.3.offgrid.bubble.left=~columns-gap
    rectangle.3.offgrid.bubble.left.fill=~columns-gap person.3.sequence=~people
    person.3.sequence.fill=~people-fill popcorn=~cup-straw popcorn.fill=~cup-straw
    rays=~brightness-high
    """
}
