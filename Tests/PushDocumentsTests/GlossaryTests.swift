import PushDocuments
import PushModel
import StateMachines
import Testing

@Suite struct GlossaryTests {
  @Test func `Every machine is explained once`() {
    let machines = PushTables.of(Edition.standard).machines.map(\.name)
    #expect(Set(machines) == Set(MachineGlossary.all.map(\.machine)))
    #expect(MachineGlossary.all.count == Set(machines).count)
    #expect(MachineGlossary.named("Nothing") == nil)
  }

  @Test(arguments: PushTables.of(Edition.standard).machines.map(\.name))
  func `Every state input and output is explained in its order`(machine: String) throws {
    let table = try #require(PushTables.of(Edition.standard).machines.first { $0.name == machine })
    let glossary = try #require(MachineGlossary.named(machine))
    #expect(glossary.states.map(\.key) == table.states)
    #expect(glossary.inputs.map(\.key) == table.inputs)
    #expect(glossary.outputs.map(\.key) == table.outputs)
  }

  @Test(arguments: MachineGlossary.all.map(\.machine))
  func `Sentences are short and whole`(machine: String) throws {
    let glossary = try #require(MachineGlossary.named(machine))
    let sentences = [glossary.states, glossary.inputs, glossary.outputs].flatMap { $0.map(\.value) }
    for sentence in sentences + [glossary.purpose] {
      #expect(sentence.count > 1 && sentence.count <= 110 && sentence.hasSuffix("."), "\(sentence)")
    }
  }
}
